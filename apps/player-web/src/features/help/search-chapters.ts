import { foldText } from '@quetzal/i18n/fold-text';

/** A chapter as text, for searching. */
export interface ChapterText {
  key: string;
  title: string;
  text: string;
}

/** A place in the help where a word was found. */
export interface Place {
  key: string;
  title: string;
  /** The words around the find: before it, itself, after it. */
  excerpt: readonly [string, string, string];
}

const aroundMax = 70;
const lettersMin = 2;

/** Text without case and accents, as long as it was: what was found in it can be shown in the original. */
function plain(text: string): string {
  return text.replaceAll(/./gsu, (letter) => {
    const bare = foldText(letter);
    return bare.length === letter.length ? bare : letter;
  });
}

function excerptAt(text: string, at: number, length: number): Place['excerpt'] {
  const from = at <= aroundMax ? 0 : text.indexOf(' ', at - aroundMax) + 1;
  const space = text.indexOf(' ', at + length + aroundMax);
  const to = space === -1 ? text.length : space;
  const before = `${from === 0 ? '' : '… '}${text.slice(from, at)}`;
  return [before, text.slice(at, at + length), `${text.slice(at + length, to)}${to === text.length ? '' : ' …'}`];
}

/** The chapters in which a word or phrase stands, with the first place of each; nothing for less than two letters. */
export function searchChapters(chapters: readonly ChapterText[], query: string): Place[] {
  const wanted = plain(query.trim());
  if (wanted.length < lettersMin) return [];
  return chapters.flatMap(({ key, title, text }) => {
    const at = plain(text).indexOf(wanted);
    if (at !== -1) return [{ key, title, excerpt: excerptAt(text, at, wanted.length) }];
    return plain(title).includes(wanted)
      ? [{ key, title, excerpt: ['', '', text.slice(0, 2 * aroundMax)] as const }]
      : [];
  });
}
