const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/**
 * Width of a sentence in Latin letters: what a reader sees as one letter counts one, a letter of Chinese, Japanese or
 * Korean two. A placeholder counts as four letters, a tag as none. An estimate: the pages themselves are the proof.
 */
export function textWidth(text: string): number {
  const shown = text.replaceAll(/\{\{[^}]*\}\}/g, '0000').replaceAll(/<[^<>]*>/g, '');
  return [...graphemes.segment(shown)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0);
}
