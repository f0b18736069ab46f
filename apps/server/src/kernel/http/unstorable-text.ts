/**
 * Whether PostgreSQL keeps a text as it came: it refuses a NUL, and half of a surrogate pair becomes another character on
 * the way, so that two texts become one.
 */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The path of the first text in an input that PostgreSQL cannot hold as it is (`isStorableText`); undefined when there is
 * none. Such a text is nobody's honest input, so it is refused before a room sees it.
 */
export function unstorableText(input: unknown, path: readonly string[] = []): string | undefined {
  if (typeof input === 'string') return isStorableText(input) ? undefined : path.join('.');
  // Bytes are kept as bytes, whatever is in them.
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return undefined;
  for (const [name, value] of Object.entries(input)) {
    const found = isStorableText(name) ? unstorableText(value, [...path, name]) : [...path, name].join('.');
    if (found !== undefined) return found.replaceAll('\0', '').toWellFormed();
  }
  return undefined;
}
