const keptName = 'hotRows';

/** A second row needs as many games again as are seen at once. */
const twoRowsFrom = 10;

export type HotRows = 1 | 2;

/** In how many rows so many games stand. */
export const hotRowsOf = (gameCount: number): HotRows => (gameCount >= twoRowsFrom ? 2 : 1);

/** In how many rows the games stood last time; two before anybody saw them, as most sites have. */
export function keptHotRows(): HotRows {
  try {
    return localStorage.getItem(keptName) === '1' ? 1 : 2;
  } catch {
    return 2;
  }
}

/** Remembers in this browser how much room the games take, for the next visit. */
export function keepHotRows(rows: HotRows): void {
  try {
    localStorage.setItem(keptName, `${rows}`);
  } catch {
    // The next visit then keeps room as the first did.
  }
}
