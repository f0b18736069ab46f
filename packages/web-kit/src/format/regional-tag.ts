/* The languages' own tags stand for other countries than the ones our words are written for: `es` alone would group and
   separate as in Spain. */
const regional: Readonly<Record<string, string>> = { es: 'es-MX', pt: 'pt-BR', en: 'en-US' };

/* Browsers leave out the months and distances of some languages, and would fill in the ones of their own language. */
const standIn = 'en-GB';

/** True where the browser can write the months of a language: it knows the tag, and has more than `M01` for January. */
function canWriteDates(tag: string): boolean {
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return false;
  return !/^M\d\d$/.test(new Intl.DateTimeFormat(tag, { month: 'short' }).format(0));
}

/** The tag to format numbers and dates with: the variant that the words of `tag` are written in, with Latin digits. English
 * where the browser has no dates of that language. */
export function regionalTag(tag: string): string {
  const known = canWriteDates(tag) ? tag : standIn;
  return `${regional[known] ?? known}-u-nu-latn`;
}
