const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a reader sees: an emoji of several parts, and a letter with its marks, are one each. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;
