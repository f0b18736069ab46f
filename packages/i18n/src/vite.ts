import type { Plugin, Rolldown } from 'vite';
import { pseudoWords } from '../workshop/pseudo.ts';
import { localesFolder } from './locale-files.ts';
import {
  laterRoomOf,
  tagOfFirstBundle,
  wordsIdPrefix,
  wordsModule,
  wordsText,
  type SiteWords,
} from './words-module.ts';

export { readSentences } from './locale-files.ts';
export type { SiteWords } from './words-module.ts';

const publicId = '@quetzal/i18n/words';
const indexId = '\0quetzal-words';

/**
 * Vite plugin that makes `@quetzal/i18n/words` for a site: one chunk per language with the rooms of `first`, one per
 * language and room of `later`. After the build it lists the first chunks in the page as
 * `<script type="application/json" id="words-files">{"es": "/assets/..."}</script>`, before everything else in the head,
 * so that the boot script can fetch the right one beside the application and not after it; and the chunks of `early` as
 * `<script ... id="early-words">[["^/login$", {"es": ["/assets/..."]}, null]]</script>`.
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
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const first = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const tag = tagOfFirstBundle(facadeModuleId ?? '');
          return tag === null ? [] : [[tag, `/${fileName}`] as const];
        });
        if (first.length === 0) return [];
        const early = (site.early ?? []).map(({ paths, rooms, whom }) => [paths, filesOf(chunks, rooms), whom]);
        return [
          dataTag('words-files', Object.fromEntries(first)),
          ...(early.length === 0 ? [] : [dataTag('early-words', early)]),
        ];
      },
    },
  };
}

/** The files of some later rooms, by language. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], rooms: readonly string[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const found = laterRoomOf(facadeModuleId ?? '');
    if (found !== null && rooms.includes(found.room)) (files[found.tag] ??= []).push(`/${fileName}`);
  }
  return files;
}

const dataTag = (id: string, value: unknown) => ({
  tag: 'script',
  attrs: { type: 'application/json', id },
  children: JSON.stringify(value),
  injectTo: 'head-prepend' as const,
});
