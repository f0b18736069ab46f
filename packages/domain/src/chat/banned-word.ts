import { foldWord, plainText } from './fold-text.ts';

/** Scripts that leave no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;
const edges = /[^\p{L}\p{N}@$*]+/u;

/** The words of a text, folded; letters that stand alone one after the other (`m a l o`) are read as one word too. */
function wordsOf(text: string): string[] {
  const words = plainText(text)
    .split(edges)
    .filter((word) => word !== '');
  const spelled: string[] = [];
  let run: string[] = [];
  for (const word of [...words, '--']) {
    if (Array.from(word).length === 1) run.push(word);
    else {
      if (run.length > 2) spelled.push(run.join(''));
      run = [];
    }
  }
  return [...words, ...spelled].map((word) => foldWord(word).replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/** The first of a site's banned words or phrases in a text, whatever the case, accents and look-alikes; undefined without one. */
export function bannedWordIn(text: string, banned: readonly string[]): string | undefined {
  const said = ` ${wordsOf(text).join(' ')} `;
  const dense = foldWord(text);
  return banned.find((entry) => {
    const phrase = wordsOf(entry).join(' ');
    if (phrase === '') return false;
    return unspaced.test(entry) ? dense.includes(foldWord(entry)) : said.includes(` ${phrase} `);
  });
}
