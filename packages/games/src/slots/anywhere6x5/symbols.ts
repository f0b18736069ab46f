/** The eight paying kinds of anywhere6x5, from the best to the most common. */
export const KINDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything that a cell can be: a paying kind, the scatter, or an orb that multiplies. */
export const SYMBOLS = [...KINDS, 'SC', 'OR'] as const;
export type Symbol6 = (typeof SYMBOLS)[number];

/** One cell of the grid; only an orb has a value above nought. */
export type Cell = { readonly symbol: Symbol6; readonly orb: number };

/** Six columns, each with five cells from top to bottom. */
export type Grid = readonly (readonly Cell[])[];

/** The size of the grid. */
export const COLUMN_COUNT = 6;
export const ROW_COUNT = 5;

/** What an orb can be worth. */
export const ORB_VALUES = [2, 3, 4, 5, 6, 8, 10, 15, 25, 50, 100, 500] as const;

/** How likely each symbol and each orb value is, out of 1000. */
export type Weights = { readonly symbols: readonly number[]; readonly orbs: readonly number[] };

/** In the base game. Symbols in the order of `SYMBOLS`, orbs in the order of `ORB_VALUES`. */
export const BASE_WEIGHTS: Weights = {
  symbols: [72, 92, 106, 118, 128, 140, 150, 164, 22, 8],
  orbs: [320, 230, 150, 110, 75, 50, 30, 18, 10, 4, 2, 1],
};

/** In the free spins. */
export const FREE_WEIGHTS: Weights = {
  symbols: [70, 90, 104, 116, 124, 137, 147, 163, 14, 35],
  orbs: [300, 220, 150, 110, 80, 60, 40, 20, 12, 5, 2, 1],
};
