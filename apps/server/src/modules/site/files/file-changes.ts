/** One value that differs between two versions of a file; undefined where it was not there. */
export interface FileChange {
  before: unknown;
  after: unknown;
}

/** What differs between two files, by path; lists are compared whole. */
export function changesBetween(before: unknown, after: unknown, path = ''): Record<string, FileChange> {
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return Object.assign(
      {},
      ...keys.map((key) => changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`)),
    ) as Record<string, FileChange>;
  }
  return canonicalText(before) === canonicalText(after) ? {} : { [path]: { before, after } };
}

/** A value as text that is the same for the same content, whatever the order of its keys. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
