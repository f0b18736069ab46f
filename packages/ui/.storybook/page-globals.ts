import { directionOf } from '../src/foundations/languages.ts';

/** What the toolbar chose, as the document says it. */
export interface PageGlobals {
  theme: 'dark' | 'light';
  locale: string;
  direction: 'ltr' | 'rtl';
  density: 'comfortable' | 'compact' | 'touch';
}

/**
 * Reads the toolbar. The direction follows the language unless it is chosen; a page from right to left in a language
 * that runs from left to right is said to be Arabic, whose letters the story will show.
 */
export function readPageGlobals(globals: Readonly<Record<string, unknown>>): PageGlobals {
  const chosen = typeof globals['locale'] === 'string' ? globals['locale'] : 'es';
  const asked = globals['direction'];
  const direction = asked === 'rtl' || asked === 'ltr' ? asked : directionOf(chosen);
  const density = globals['density'];
  return {
    theme: globals['theme'] === 'light' ? 'light' : 'dark',
    locale: direction === 'rtl' && directionOf(chosen) === 'ltr' ? 'ar' : chosen,
    direction,
    density: density === 'compact' || density === 'touch' ? density : 'comfortable',
  };
}

/** Sets the toolbar's choice on the document, where the tokens look for it. */
export function applyToDocument({ theme, locale, direction, density }: PageGlobals): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = direction;
  root.lang = locale;
  if (density === 'comfortable') delete root.dataset['density'];
  else root.dataset['density'] = density;
}
