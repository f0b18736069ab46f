import type { Plugin } from 'vite';
import { bootScript } from './boot-script.ts';

const charset = /<meta charset=[^>]*>/;

/**
 * Vite plugin: puts the boot script right behind `<meta charset>`, before the style sheets: a script behind them would
 * wait until they are there.
 */
export function boot(): Plugin {
  return {
    name: 'quetzal:boot',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!charset.test(html)) throw new Error('index.html needs a <meta charset="utf-8"> in its head');
        return html.replace(charset, (found) => `${found}<script>${bootScript}</script>`);
      },
    },
  };
}
