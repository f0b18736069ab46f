const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a reader sees: an emoji of several parts, a letter with its marks and a line break are one each. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
