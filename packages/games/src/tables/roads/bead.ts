/** Rows of every road on the wall. */
export const ROW_COUNT = 6;

/** A place on a road: column and row from 0, row 0 on top. */
export type Place = { readonly column: number; readonly row: number };

/** One round on the bead road. */
export type Bead<Result> = Place & { readonly result: Result };

/** The bead road: every round in its turn, from top to bottom, six to a column. */
export function beadRoad<Result>(results: readonly Result[]): readonly Bead<Result>[] {
  return results.map((result, index) => ({ result, column: Math.floor(index / ROW_COUNT), row: index % ROW_COUNT }));
}
