import { has, sizeOf } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { PlacedParams } from '../play.ts';
import { readOpenRows, type Rows } from '../selection/read-rows.ts';

/** One number at one position is a unit bet; positions may stay empty. */
export const fixed: Counting<PlacedParams, Rows> = {
  read: (selection, params) => readOpenRows(selection, params.positions.length, params, 1),
  count: (rows) => rows.reduce((bets, row) => bets + sizeOf(row), 0),
};

/** Each position whose drawn number is in its row is one winning bet. */
export const fixedSettling: Settling<PlacedParams, Rows, Numbers> = {
  wins: (rows, draw, { positions }) => {
    let hits = 0;
    for (let row = 0; row < rows.length; row += 1) {
      if (has(rows[row] as number, draw[positions[row] as number] as number)) hits += 1;
    }
    return hitsOf('win', hits);
  },
  tiers: ({ low, high }) => [tier('win', ratio(1, high - low + 1))],
};
