import { has, sizeOf } from '../arithmetic/bits.ts';
import { tuples } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import { outcomes } from '../odds/chances.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { PlacedParams } from '../play.ts';
import type { Rows } from '../selection/read-rows.ts';
import { straight } from './straight.ts';

/** Straight combination: each full tuple carries one bet for each level; level j is a bet on its last j positions. */
export const combo: Counting<PlacedParams, Rows> = {
  read: straight.read,
  count: (rows) => rows.length * tuples(rows),
};

/** Level j wins with every tuple whose last j numbers match: the tuples differ freely in the rows before them. */
export const comboSettling: Settling<PlacedParams, Rows, Numbers> = {
  wins: (rows, draw, { positions }) => {
    const wins: Record<string, number> = {};
    let free = tuples(rows);
    for (let row = rows.length - 1; row >= 0; row -= 1) {
      const numbers = rows[row] as number;
      if (!has(numbers, draw[positions[row] as number] as number)) break;
      free /= sizeOf(numbers);
      wins[`s${String(rows.length - row)}`] = free;
    }
    return wins;
  },
  tiers: (params) =>
    params.positions.map((_, row) => {
      const places = params.positions.length - row;
      return tier(`s${String(places)}`, ratio(1, outcomes({ ...params, places })));
    }),
};
