import { writeFileSync } from 'node:fs';
import { THEMES } from './index.ts';

/* Writes what each game draws for the symbols of its rules to packages/games, where sites read it that know no theme. */

const target = new URL('../../../packages/games/src/slots/pictures/pictures.generated.ts', import.meta.url);
const names = [...new Set(THEMES.flatMap(({ symbols }): string[] => Object.values(symbols)))].toSorted();
const games = THEMES.map(({ code, symbols }) => `  [${JSON.stringify(code)}, ${JSON.stringify(symbols)}],`).toSorted();

writeFileSync(
  target,
  `// Made by apps/studio/themes/write-pictures.ts from the themes of the games.

/** Name of a picture, which \`studio:symbols\` has in every language. */
export type PictureName =
${names.map((name) => `  | ${JSON.stringify(name)}`).join('\n')};

/** The pictures that a game draws for the symbols of its rules, by the game's code. */
export const pictures: ReadonlyMap<string, Readonly<Record<string, PictureName>>> = new Map([
${games.join('\n')}
]);
`,
);
