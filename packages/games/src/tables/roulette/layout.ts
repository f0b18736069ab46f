/** Pockets of the European wheel: 0 and 1..36. */
export const POCKET_COUNT = 37;
/** Rows of the table: row i has 3i+1, 3i+2, 3i+3. */
const ROW_COUNT = 12;
const COLUMN_COUNT = 3;

/** The order of the pockets on the wheel, for the animation. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** The red numbers; the others but 0 are black. */
export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, place) => from + place * step);

/** The numbers 1..36. */
export const NUMBERS: readonly number[] = range(1, ROW_COUNT * COLUMN_COUNT);
const rows = range(0, ROW_COUNT).map((row) => range(row * COLUMN_COUNT + 1, COLUMN_COUNT));
const neighbours = rows.slice(1).map((row, above) => [...(rows[above] as number[]), ...row]);

/** One number. */
export const STRAIGHTS: readonly (readonly number[])[] = range(0, POCKET_COUNT).map((number) => [number]);

/** Two numbers that touch: side by side, one below the other, and 0 with 1, 2 and 3. */
export const SPLITS: readonly (readonly number[])[] = [
  ...[1, 2, 3].map((number) => [0, number]),
  ...rows.flatMap(([left = 0, middle = 0, right = 0]) => [
    [left, middle],
    [middle, right],
  ]),
  ...NUMBERS.filter((number) => number + COLUMN_COUNT < POCKET_COUNT).map((number) => [number, number + COLUMN_COUNT]),
];

/** Three numbers: a row, or 0 with two of its neighbours. */
export const STREETS: readonly (readonly number[])[] = [[0, 1, 2], [0, 2, 3], ...rows];

/** Four numbers that meet in a corner, and the first four. */
export const CORNERS: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  ...neighbours.flatMap((six) =>
    [0, 1].map((left) => [left, left + 1, left + 3, left + 4].map((place) => six[place] as number)),
  ),
];

/** Six numbers: two rows. */
export const LINES: readonly (readonly number[])[] = neighbours;

/** Twelve numbers in order. */
export const DOZENS: readonly (readonly number[])[] = [1, 13, 25].map((first) => range(first, 12));

/** Twelve numbers below each other. */
export const COLUMNS: readonly (readonly number[])[] = [1, 2, 3].map((first) => range(first, ROW_COUNT, COLUMN_COUNT));
