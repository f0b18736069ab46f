/* The country whose way of speaking the words follow. */
const flags: Readonly<Record<string, string>> = { es: '/flags/mx.svg', pt: '/flags/br.svg', en: '/flags/gb-eng.svg' };

/** Address of the flag beside a language; undefined for a language of many countries. */
export function flagSrc(tag: string): string | undefined {
  return flags[tag];
}
