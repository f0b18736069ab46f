import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptOf } from '@quetzal/ui/fonts/scripts.ts';
import subsetFont from 'subset-font';
import { readFontFiles, type FontFile } from './font-files.ts';

/** Languages whose letters the family of the games has. */
const WRITTEN_IN_GEOLOGICA = new Set(['cyrillic', 'greek', 'vietnamese']);
/** Digits, Latin words and their signs stay those of the family of the games. */
const LATIN_LAST = 0xff;
/** What square letters are set with for the sake of Latin ones. */
const BRAND_FAMILIES = /\/(?:inter|geologica)-[^/]+$/;
/** One weight for all: a range of weights makes a font two to three times as large. */
const WEIGHT = 600;
/** Keys and sections of what stands on the screen of a game when it opens on a phone. */
const SEEN_FIRST = ['vendor_by', 'demo_badge', 'demo_note', 'bar', 'strip.welcome', 'strip.good_luck'];
/** Of no use to square letters that are set in lines, and as large as three of them. */
const UNUSED_TABLES = ['BASE', 'DSIG', 'GPOS', 'GSUB', 'STAT', 'VORG', 'gasp', 'vhea', 'vmtx'];

/** Languages whose games bring letters, by BCP 47 tag. */
export const languagesWithLetters = Object.entries(scriptOf)
  .filter(([, script]) => !WRITTEN_IN_GEOLOGICA.has(script))
  .map(([tag]) => tag);

/**
 * Writes a style sheet with the family `Game Letters`, and its fonts beside it: the letters that the words of one language
 * use and no others, so that a game stays small. Of languages that come in slices a browser fetches those that it shows;
 * each is cut in two, so that a screen that opens does not fetch what only the rules say.
 *
 * @param tag one of `languagesWithLetters`
 * @param words everything that a game says in that language, by section
 * @param folder made when it is missing
 * @returns the path of the style sheet
 */
export async function writeGameLetters(tag: string, words: Record<string, unknown>, folder: string): Promise<string> {
  const script = (scriptOf as Readonly<Record<string, string>>)[tag];
  const declared = readFontFiles(fileURLToPath(import.meta.resolve(`@quetzal/ui/fonts/${script}.css`)));
  const files = declared.filter(({ path }) => !BRAND_FAMILIES.test(path));
  const all = lettersOf(words);
  // Marks that stand over or join letters work within one font only.
  const isSliced = files.length > 1;
  const parts = isSliced ? [lettersOf(SEEN_FIRST.map((path) => at(words, path))), all] : [all];
  const taken = new Set<string>();
  await mkdir(folder, { recursive: true });
  const faces: string[] = [];
  for (const part of parts) {
    for (const file of files) {
      const held = [...part].filter((letter) => file.holds(codeOf(letter)) && !taken.has(letter));
      if (held.length === 0) continue;
      for (const letter of held) taken.add(letter);
      const name = `${tag}-${faces.length}.woff2`;
      await writeFile(join(folder, name), await subsetOf(file, held, isSliced ? UNUSED_TABLES : []));
      faces.push(faceOf(name, held));
    }
  }
  const sheet = join(folder, `${tag}.css`);
  await writeFile(sheet, faces.join('\n'));
  return sheet;
}

/** @param path of a text or a section, with dots */
function at(words: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], words);
}

/** The letters beyond Latin of all texts. */
function lettersOf(words: unknown): Set<string> {
  return new Set(Array.from(JSON.stringify(words)).filter((letter) => codeOf(letter) > LATIN_LAST));
}

async function subsetOf(file: FontFile, letters: readonly string[], dropTables: string[]): Promise<Buffer> {
  return subsetFont(await readFile(file.path), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    dropTables,
  });
}

function faceOf(name: string, letters: readonly string[]): string {
  const range = letters.map((letter) => `U+${codeOf(letter).toString(16)}`).join(', ');
  return `@font-face {
  font-family: 'Game Letters';
  font-display: swap;
  font-weight: 100 900;
  src: url('./${name}') format('woff2');
  unicode-range: ${range};
}`;
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
