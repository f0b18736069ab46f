const cyrillic = () => import('./cyrillic.css');
const arabic = () => import('./arabic.css');

/* By BCP 47 tag. Latin is in the theme; scripts that stand in no list are written in the system's font. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: arabic,
  fa: arabic,
  ur: arabic,
  ru: cyrillic,
  uk: cyrillic,
  kk: cyrillic,
  el: () => import('./greek.css'),
  vi: () => import('./vietnamese.css'),
};

/** Loads the fonts that a language needs besides those of the theme; undefined when it needs none. */
export function loadFont(tag: string): Promise<unknown> | undefined {
  return loaders[tag]?.();
}
