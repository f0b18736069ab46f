export { aheadScript, type AheadCall } from './ahead-script.ts';
export { bootScript } from './boot-script.ts';
export { boot } from './vite-plugin.ts';
