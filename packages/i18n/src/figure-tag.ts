/* The languages' own tags stand for other countries than the ones our words are written for: `es` alone would group and
   separate as in Spain. */
const regional: Readonly<Record<string, string>> = { es: 'es-MX', pt: 'pt-BR', en: 'en-US' };

/** The tag to write figures and dates of a language with: the variant that its words are written in, with Latin digits. */
export function figureTag(tag: string): string {
  return `${regional[tag] ?? tag}-u-nu-latn`;
}
