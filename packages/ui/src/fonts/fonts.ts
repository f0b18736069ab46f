const arabic = () => import('./arabic.css');
const cyrillic = () => import('./cyrillic.css');
const devanagari = () => import('./devanagari.css');

/* By BCP 47 tag. Languages in Latin letters stand in no list: theirs are in the theme. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: arabic,
  bn: () => import('./bengali.css'),
  el: () => import('./greek.css'),
  fa: arabic,
  hi: devanagari,
  ja: () => import('./japanese.css'),
  kk: cyrillic,
  km: () => import('./khmer.css'),
  ko: () => import('./korean.css'),
  lo: () => import('./lao.css'),
  mr: devanagari,
  my: () => import('./myanmar.css'),
  ne: devanagari,
  ru: cyrillic,
  si: () => import('./sinhala.css'),
  ta: () => import('./tamil.css'),
  te: () => import('./telugu.css'),
  th: () => import('./thai.css'),
  uk: cyrillic,
  ur: arabic,
  vi: () => import('./vietnamese.css'),
  'zh-Hans': () => import('./chinese-simplified.css'),
  'zh-Hant': () => import('./chinese-traditional.css'),
};

/**
 * Loads what a language needs besides the theme: the family of its script (put first for elements with that `lang`),
 * its line heights and sizes. Undefined when it needs nothing. Letters themselves are fetched when they are shown.
 */
export function loadFont(tag: string): Promise<unknown> | undefined {
  return loaders[tag]?.();
}
