import { isWithin, sizeOf } from '../arithmetic/bits.ts';
import type { Range } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import { readRows, type Rows } from '../selection/read-rows.ts';
import { tally } from './tally.ts';

const DICE = [0, 1, 2];

/** A pair and another single of three dice: one row of pair faces, one of single faces. */
export const pairsingle: Counting<Range, Rows> = {
  read: (selection, range) => readRows(selection, 2, range),
  // Every pair face with every single face but its own.
  count: ([pairs = 0, singles = 0]) => sizeOf(pairs) * sizeOf(singles) - sizeOf(pairs & singles),
};

/** The dice show exactly that pair and that single: three orders of 216. */
export const pairsingleSettling: Settling<Range, Rows, Numbers> = {
  wins: ([pairs = 0, singles = 0], draw) => {
    const [, once, twice] = tally(draw, DICE);
    return winIf(twice !== 0 && isWithin(twice, pairs) && isWithin(once, singles));
  },
  tiers: () => [tier('win', ratio(3, 216))],
};
