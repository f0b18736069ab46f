import { isWithin, type Mask, sizeOf } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, type Settling, winIf } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { PlacedParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { tally } from './tally.ts';

/** Group 3: a pair and a single in any order; each ordered choice of two of the digits is a unit bet. */
export const zu3: Counting<PlacedParams, Mask> = {
  read: (selection, { low, high }) => readMask(selection, { low, high, min: 2 }),
  count: (digits) => sizeOf(digits) * (sizeOf(digits) - 1),
};

/** Exactly one pair, and both its digit and the single one are in the set. */
export const zu3Settling: Settling<PlacedParams, Mask, Numbers> = {
  wins: (digits, draw, { positions }) => {
    const [, once, twice] = tally(draw, positions);
    return winIf(twice !== 0 && isWithin(once | twice, digits));
  },
  tiers: () => [tier('win', ratio(3, 1000))],
};
