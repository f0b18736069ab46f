import { type Script, scriptOf } from './scripts.ts';

const loaders: Readonly<Record<Script, () => Promise<unknown>>> = {
  arabic: () => import('./arabic.css'),
  bengali: () => import('./bengali.css'),
  'chinese-simplified': () => import('./chinese-simplified.css'),
  'chinese-traditional': () => import('./chinese-traditional.css'),
  cyrillic: () => import('./cyrillic.css'),
  devanagari: () => import('./devanagari.css'),
  greek: () => import('./greek.css'),
  japanese: () => import('./japanese.css'),
  khmer: () => import('./khmer.css'),
  korean: () => import('./korean.css'),
  lao: () => import('./lao.css'),
  myanmar: () => import('./myanmar.css'),
  sinhala: () => import('./sinhala.css'),
  tamil: () => import('./tamil.css'),
  telugu: () => import('./telugu.css'),
  thai: () => import('./thai.css'),
  vietnamese: () => import('./vietnamese.css'),
};

/**
 * Loads what a language needs besides the theme: the family of its script (put first for elements with that `lang`),
 * its line heights and sizes. Undefined when it needs nothing. Letters themselves are fetched when they are shown.
 */
export function loadFont(tag: string): Promise<unknown> | undefined {
  const script = (scriptOf as Readonly<Record<string, Script>>)[tag];
  return script && loaders[script]();
}
