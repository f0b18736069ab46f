/** Marks may change once a second; what comes sooner is a slip of the finger. */
export const favoritePauseMs = 1000;

/** The marked games after one of them was marked or unmarked. */
export function withFavorite(ids: readonly string[], nodeId: string, isFavorite: boolean): string[] {
  const others = ids.filter((id) => id !== nodeId);
  return isFavorite ? [...others, nodeId] : others;
}
