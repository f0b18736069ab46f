/** Moves places apart until each has `gap` px to the next, as little as possible and none beyond `limit`; same order as given. */
export function spread(places: readonly number[], gap: number, limit: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  const moved = [...places];
  let free = 0;
  for (const { place, index } of order) {
    moved[index] = Math.max(place, free);
    free = (moved[index] ?? 0) + gap;
  }
  let ceiling = limit;
  for (const { index } of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, ceiling);
    ceiling = (moved[index] ?? 0) - gap;
  }
  return moved;
}
