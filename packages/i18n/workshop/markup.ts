/** The tags of a sentence in alphabetical order, such as `</b>` and `<b>`; attributes do not count. */
function markupOf(text: string): string[] {
  return [...text.matchAll(/<\/?([\w-]+)[^<>]*>/g)]
    .map(([tag, name]) => (tag.startsWith('</') ? `</${name}>` : `<${name}>`))
    .toSorted();
}

/** True when both sentences carry the same tags, in whatever order. */
export function hasSameMarkup(one: string, other: string): boolean {
  return markupOf(one).join() === markupOf(other).join();
}

/** What is left of a sentence without placeholders, tags and everything that is not a letter. */
export function lettersOf(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|<[^<>]*>/g, '').replaceAll(/\P{L}/gu, '');
}
