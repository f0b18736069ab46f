import { localeOfTag } from './lookup.ts';

/**
 * Where words are looked for, in order: the tag, its base language, the site's default, English.
 * Each tag appears once; tags that the product does not know are left out.
 */
export function fallbackChain(tag: string, siteDefault: string): string[] {
  const base = tag.split('-')[0] ?? tag;
  const known = [tag, base, siteDefault, 'en'].flatMap((candidate) => localeOfTag(candidate)?.tag ?? []);
  return [...new Set(known)];
}
