import { has } from '../arithmetic/bits.ts';
import { distinctTuples, tuples } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import { outcomes } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { PlacedParams } from '../play.ts';
import { readRows, type Rows } from '../selection/read-rows.ts';

/** One set of numbers for each position; a unit bet is one number for each, in order. */
export const straight: Counting<PlacedParams, Rows> = {
  read: (selection, params) => readRows(selection, params.positions.length, params),
  count: (rows, { high, distinct }) => (distinct === true ? distinctTuples(rows, high) : tuples(rows)),
};

/** The number at each position is one of its row: of all unit bets exactly that one wins. */
export const straightSettling: Settling<PlacedParams, Rows, Numbers> = {
  wins: (rows, draw, { positions }) =>
    winIf(positions.every((position, row) => has(rows[row] as number, draw[position] as number))),
  tiers: (params) => [tier('win', ratio(1, outcomes({ ...params, places: params.positions.length })))],
};
