const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

/** Where the reels stopped, if the result of a round says so; makers describe their rounds in their own way. */
export const stopsOf = (result: Record<string, unknown>): number[] => numbersOf(result['stops']);

/** Everything that a slot round drew; a result without it drew its stops and nothing else. */
export function drawsOf(result: Record<string, unknown>): number[] {
  const draws = numbersOf(result['draws']);
  return draws.length > 0 ? draws : stopsOf(result);
}
