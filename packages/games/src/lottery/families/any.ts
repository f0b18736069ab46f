import { has, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import { productsOfEvery } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { outcomes } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { AnyParams } from '../play.ts';
import { readOpenRows, type Rows } from '../selection/read-rows.ts';

/** Any k of the five positions, straight: every k-subset of positions with one number for each is a unit bet. */
export const any: Counting<AnyParams, Rows> = {
  read: (selection, params) => readOpenRows(selection, 5, params, params.k),
  count: (rows, { k }) => productsOfEvery(k, rows.map(sizeOf)),
};

/** Every k of the positions whose number is picked is one winning bet. */
export const anySettling: Settling<AnyParams, Rows, Numbers> = {
  wins: (rows, draw, { k }) => {
    let matches = 0;
    for (let row = 0; row < rows.length; row += 1) {
      if (has(rows[row] as number, draw[row] as number)) matches += 1;
    }
    return hitsOf('win', choose(matches, k));
  },
  tiers: (params) => [tier('win', ratio(1, outcomes({ ...params, places: params.k })))],
};
