const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A plural category of Unicode CLDR. */
export type PluralCategory = (typeof categories)[number];

const suffixed = /^(?<stem>.+)_(?<category>zero|one|two|few|many|other)$/;

/** The part of a key before its plural ending; null when the key has none. `items_one` gives `items`. */
export function pluralStem(key: string): string | null {
  return suffixed.exec(key)?.groups?.['stem'] ?? null;
}

/** Stems of the keys that have a form for each number: those with an `_other` form. */
export function pluralStems(keys: Iterable<string>): Set<string> {
  return new Set([...keys].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length)));
}

/** The categories that cardinal numbers take in a language, by CLDR as `Intl.PluralRules` knows it. */
export function categoriesOf(tag: string): PluralCategory[] {
  const used = new Intl.PluralRules(tag).resolvedOptions().pluralCategories as PluralCategory[];
  return categories.filter((category) => used.includes(category));
}
