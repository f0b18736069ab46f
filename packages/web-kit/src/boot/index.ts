export { bootScript } from './boot-script.ts';
export { boot } from './vite-plugin.ts';
