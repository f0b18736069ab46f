import type { Plugin } from 'vite';
import { aheadScript, type AheadCall } from './ahead-script.ts';
import { bootScript } from './boot-script.ts';
import { formatsWorker } from './formats-worker.ts';

const charset = /<meta charset=[^>]*>/;
const viewport = /<meta name="viewport"[^>]*>/;

/**
 * Vite plugin: serves the worker of the first formats, and puts the boot script right behind `<meta charset>`, before the style sheets: a script behind them would
 * wait until they are there. The one that makes `ahead`, the calls that a page needs at once, comes behind `<meta
 * name="viewport">`: before it a telephone takes itself for as wide as a desk.
 */
export function boot(ahead: readonly AheadCall[] = []): Plugin {
  return {
    name: 'quetzal:boot',
    generateBundle() {
      this.emitFile({ type: 'asset', ...formatsWorker });
    },
    configureServer(server) {
      server.middlewares.use(`/${formatsWorker.fileName}`, (_req, res) => {
        res.setHeader('content-type', 'text/javascript');
        res.end(formatsWorker.source);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!charset.test(html)) throw new Error('index.html needs a <meta charset="utf-8"> in its head');
        const booted = html.replace(charset, (found) => `${found}<script>${bootScript}</script>`);
        if (ahead.length === 0) return booted;
        if (!viewport.test(html)) throw new Error('index.html needs a <meta name="viewport"> in its head');
        return booted.replace(viewport, (found) => `${found}<script>${aheadScript(ahead)}</script>`);
      },
    },
  };
}
