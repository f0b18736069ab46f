/**
 * The path of the first text in an input that PostgreSQL cannot hold, because it has a NUL character in it; undefined when
 * there is none. Such a text is nobody's honest input, so it is refused before a room sees it.
 */
export function unstorableText(input: unknown, path: readonly string[] = []): string | undefined {
  if (typeof input === 'string') return input.includes('\0') ? path.join('.') : undefined;
  // Bytes are kept as bytes, whatever is in them.
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return undefined;
  for (const [name, value] of Object.entries(input)) {
    const found = name.includes('\0') ? [...path, name].join('.') : unstorableText(value, [...path, name]);
    if (found !== undefined) return found.replaceAll('\0', '');
  }
  return undefined;
}
