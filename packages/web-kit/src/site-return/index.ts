export { useSiteReturn } from './use-site-return.ts';
