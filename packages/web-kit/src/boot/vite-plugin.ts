import type { Plugin } from 'vite';
import { aheadScript, type AheadCall } from './ahead-script.ts';
import { bootScript } from './boot-script.ts';

const charset = /<meta charset=[^>]*>/;

/**
 * Vite plugin: puts the boot script right behind `<meta charset>`, before the style sheets: a script behind them would
 * wait until they are there. Behind it comes the one that makes `ahead`, the calls that a page needs at once.
 */
export function boot(ahead: readonly AheadCall[] = []): Plugin {
  const scripts = [bootScript, ...(ahead.length === 0 ? [] : [aheadScript(ahead)])];
  return {
    name: 'quetzal:boot',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!charset.test(html)) throw new Error('index.html needs a <meta charset="utf-8"> in its head');
        return html.replace(charset, (found) => found + scripts.map((script) => `<script>${script}</script>`).join(''));
      },
    },
  };
}
