import type { Plugin } from 'vite';
import { pseudoWords } from '../workshop/pseudo.ts';
import { localesFolder } from './locale-files.ts';
import { tagOfFirstBundle, wordsIdPrefix, wordsModule, wordsText, type SiteWords } from './words-module.ts';

export { readSentences } from './locale-files.ts';
export type { SiteWords } from './words-module.ts';

const publicId = '@quetzal/i18n/words';
const indexId = '\0quetzal-words';

/**
 * Vite plugin that makes `@quetzal/i18n/words` for a site: one chunk per language with the rooms of `first`, one per
 * language and room of `later`. After the build it lists the first chunks in the page as
 * `<script type="application/json" id="words-files">{"es": "/assets/..."}</script>`, before everything else in the head,
 * so that the boot script can fetch the right one beside the application and not after it.
 *
 * With `QUETZAL_PSEUDO=1` in the environment English is written as a longer language with accents would be.
 */
export function words(site: SiteWords): Plugin {
  return {
    name: 'quetzal:words',
    enforce: 'pre',
    resolveId(id) {
      if (id === publicId) return indexId;
      return id.startsWith(wordsIdPrefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === indexId) return wordsModule(site);
      if (!id.startsWith(`\0${wordsIdPrefix}`)) return undefined;
      const isPseudo = process.env['QUETZAL_PSEUDO'] === '1' && id.endsWith('-en');
      return wordsText(id.slice(1), site, isPseudo ? pseudoWords : undefined);
    },
    configureServer(server) {
      server.watcher.add(localesFolder);
      server.watcher.on('change', (path) => {
        if (!path.startsWith(localesFolder)) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const paths = Object.values(bundle ?? {}).flatMap((chunk) => {
          const tag = chunk.type === 'chunk' ? tagOfFirstBundle(chunk.facadeModuleId ?? '') : null;
          return tag === null ? [] : [[tag, `/${chunk.fileName}`] as const];
        });
        if (paths.length === 0) return [];
        const children = JSON.stringify(Object.fromEntries(paths));
        return [
          { tag: 'script', attrs: { type: 'application/json', id: 'words-files' }, children, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
