/** How many objects and lists of a body may be inside each other, the body itself included. */
export const depthMax = 32;

/**
 * Whether all of a parsed body can be kept as it came. A text, or the name of a field, with a NUL in it or with half of a
 * surrogate pair is nobody's honest input: the database refuses the one and keeps another text in place of the other, so
 * that two names become one. What is nested deeper than `depthMax` is no more honest.
 */
export function isKeepable(value: unknown, depthLeft: number = depthMax): boolean {
  if (typeof value === 'string') return isKeepableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depthLeft === 0) return false;
  if (Array.isArray(value)) return value.every((inner) => isKeepable(inner, depthLeft - 1));
  return Object.entries(value).every(([name, inner]) => isKeepableText(name) && isKeepable(inner, depthLeft - 1));
}

export const isKeepableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
