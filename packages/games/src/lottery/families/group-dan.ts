import { isWithin, type Mask } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, NO_WINS, type Settling } from '../family.ts';
import type { PlacedParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { mixedTiers, mixedWin } from './mixed-tier.ts';
import { shownAt } from './tally.ts';

/**
 * One banker digit d; it stands for every multiset, not all equal, that holds it. With n other digits these are n for two
 * positions; for three n pairs dda, n pairs aad and n(n-1)/2 of three different digits: 9 + 9 + 36 = 54.
 */
export const groupDan: Counting<PlacedParams, Mask> = {
  read: (selection, { low, high }) => readMask(selection, { low, high, max: 1 }),
  count: (_, { low, high, positions }) => {
    const others = high - low;
    return positions.length === 2 ? others : 2 * others + (others * (others - 1)) / 2;
  },
};

/** The drawn numbers are not all equal and hold the digit; the drawn multiset is the one bet that wins. */
export const groupDanSettling: Settling<PlacedParams, Mask, Numbers> = {
  wins: (digit, draw, params) => (isWithin(digit, shownAt(draw, params.positions)) ? mixedWin(draw, params) : NO_WINS),
  tiers: mixedTiers,
};
