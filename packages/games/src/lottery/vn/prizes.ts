import type { PrizeSchema } from '../draws/prize-schema.ts';

/** North: 27 prizes in the order of the draw. */
export const NORTH_PRIZES: PrizeSchema = [
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
];

/** South and centre: 18 prizes in the order of the draw. */
export const SOUTH_PRIZES: PrizeSchema = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
];
