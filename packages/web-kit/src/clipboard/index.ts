export { useClipboard } from './use-clipboard.ts';
