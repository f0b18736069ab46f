import { figureTag } from '@quetzal/i18n';

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
  return figureTag(canWriteDates(tag) ? tag : standIn);
}
