import { COLUMN_COUNT, KINDS, ROW_COUNT, type Grid, type Kind } from '@quetzal/games/slots/anywhere6x5';

/** What the board shows before the first round: every kind a few times, and nothing that pays. */
export const FIRST_GRID: Grid = Array.from({ length: COLUMN_COUNT }, (_, column) =>
  Array.from({ length: ROW_COUNT }, (__, row) => ({
    symbol: KINDS[(column * 3 + row * 5) % KINDS.length] as Kind,
    orb: 0,
  })),
);
