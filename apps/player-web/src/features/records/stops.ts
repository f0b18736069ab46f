/** Where the reels stopped, if the result of a round says so; makers describe their rounds in their own way. */
export function stopsOf(result: Record<string, unknown>): number[] {
  const { stops } = result;
  return Array.isArray(stops) ? stops.filter((stop) => typeof stop === 'number') : [];
}
