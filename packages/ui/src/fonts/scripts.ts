/**
 * By BCP 47 tag, the file of this folder that brings the letters of a language. Languages in Latin letters are not here:
 * theirs are in the theme.
 */
export const scriptOf = {
  ar: 'arabic',
  bn: 'bengali',
  el: 'greek',
  fa: 'arabic',
  hi: 'devanagari',
  ja: 'japanese',
  kk: 'cyrillic',
  km: 'khmer',
  ko: 'korean',
  lo: 'lao',
  mr: 'devanagari',
  my: 'myanmar',
  ne: 'devanagari',
  ru: 'cyrillic',
  si: 'sinhala',
  ta: 'tamil',
  te: 'telugu',
  th: 'thai',
  uk: 'cyrillic',
  ur: 'arabic',
  vi: 'vietnamese',
  'zh-Hans': 'chinese-simplified',
  'zh-Hant': 'chinese-traditional',
} as const;

/** A file of letters, without its ending. */
export type Script = (typeof scriptOf)[keyof typeof scriptOf];
