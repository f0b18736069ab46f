import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { namesOf } from '../themes/game-names.ts';
import { THEMES } from '../themes/index.ts';
import { languagesWithLetters, writeGameLetters } from './game-letters.ts';

const MODULE = 'virtual:game-letters';
const folder = fileURLToPath(new URL('../node_modules/.game-letters', import.meta.url));

/**
 * Gives the client `virtual:game-letters`, whose `loadLetters(tag)` loads the letters of a language that the family of
 * the games lacks.
 */
export function gameLetters(): Plugin {
  return {
    name: 'game-letters',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const loaders: string[] = [];
      for (const tag of languagesWithLetters) {
        const room = fileURLToPath(import.meta.resolve(`@quetzal/i18n/locales/${tag}/studio.json`));
        this.addWatchFile(room);
        const names = THEMES.map((theme) => namesOf(theme)[tag]);
        const words: Record<string, unknown> = JSON.parse(await readFile(room, 'utf8'));
        const sheet = await writeGameLetters(tag, { ...words, names }, folder);
        loaders.push(`${JSON.stringify(tag)}: () => import(${JSON.stringify(sheet)})`);
      }
      return `const loaders = { ${loaders.join(', ')} };
export const loadLetters = (tag) => (loaders[tag] ?? loaders[tag.split('-')[0]])?.();`;
    },
  };
}
