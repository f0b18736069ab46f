export { offline } from './vite-plugin.ts';
