import { locales, type Direction, type Locale, type LocaleTag } from './locale-table.ts';

const byTag: ReadonlyMap<string, Locale> = new Map(locales.map((locale) => [locale.tag.toLowerCase(), locale]));
const byWire: ReadonlyMap<string, Locale> = new Map(locales.map((locale) => [locale.wire, locale]));

/** The language of a tag, ignoring case; undefined when the product does not know it. */
export function localeOfTag(tag: string): Locale | undefined {
  return byTag.get(tag.toLowerCase());
}

/** The language of a wire code (`EN`, `TY`, ...), ignoring case; undefined when the product does not know it. */
export function localeOfWire(wire: string): Locale | undefined {
  return byWire.get(wire.toUpperCase());
}

/** The language that a caller named by wire code or by tag, ignoring case; undefined when the product does not know it. */
export function findLocale(code: string): Locale | undefined {
  return localeOfWire(code) ?? localeOfTag(code);
}

/** True when `tag` is written exactly as one of the 38. */
export function isLocaleTag(tag: string): tag is LocaleTag {
  return localeOfTag(tag)?.tag === tag;
}

/** The wire code of a tag; throws RangeError on a tag that is not in the table. */
export function wireOf(tag: string): string {
  return known(tag).wire;
}

/** Which way the language of `tag` runs; throws RangeError on a tag that is not in the table. */
export function directionOf(tag: string): Direction {
  return known(tag).direction;
}

function known(tag: string): Locale {
  const locale = localeOfTag(tag);
  if (locale === undefined) throw new RangeError(`Unknown language tag: ${tag}`);
  return locale;
}
