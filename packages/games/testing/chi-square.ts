/** How often each of so many values came, and how often it should have. */
export type Cell = { readonly seen: number; readonly expected: number };

/** Pearson's sum of squared deviations over expectations. */
function chiSquare(cells: readonly Cell[]): number {
  return cells.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
}

/** Cells of equally likely values 0..n-1. */
export function evenCells(values: Iterable<number>, n: number): Cell[] {
  const seen = new Uint32Array(n);
  let count = 0;
  for (const value of values) {
    seen[value] = (seen[value] ?? 0) + 1;
    count += 1;
  }
  return Array.from(seen, (times) => ({ seen: times, expected: count / n }));
}

/** What 99 % of all chi-square values stay below, by degrees of freedom (tables of the distribution). */
const CHI_SQUARE_99: Readonly<Record<number, number>> = {
  3: 11.345,
  9: 21.666,
  15: 30.578,
  19: 36.191,
  23: 41.638,
  36: 58.619,
  63: 92.01,
  99: 134.642,
};

/** Whether the cells look as they should, at 99 %. */
export function looksRight(cells: readonly Cell[]): boolean {
  const bound = CHI_SQUARE_99[cells.length - 1];
  if (bound === undefined) throw new RangeError(`No bound for ${String(cells.length)} cells`);
  return chiSquare(cells) <= bound;
}
