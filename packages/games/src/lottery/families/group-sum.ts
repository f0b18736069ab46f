import { has, type Mask, numbersOf } from '../arithmetic/bits.ts';
import { mixedMultisetsBySum } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, NO_WINS, type Settling } from '../family.ts';
import type { PlacedParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { mixedTiers, mixedWin } from './mixed-tier.ts';

/** Sums in any order; a sum stands for every multiset, not all equal, that adds up to it. */
export const groupSum: Counting<PlacedParams, Mask> = {
  // The least and the greatest sum have no such multiset.
  read: (selection, { low, high, positions: { length: k } }) =>
    readMask(selection, { low: k * low + 1, high: k * high - 1 }),
  count: (sums, params) => {
    const ways = mixedMultisetsBySum(params.positions.length, params);
    return numbersOf(sums).reduce((bets, value) => bets + (ways[value] as number), 0);
  },
};

/** The drawn numbers are not all equal and their sum is chosen; the drawn multiset is the one bet that wins. */
export const groupSumSettling: Settling<PlacedParams, Mask, Numbers> = {
  wins: (sums, draw, params) => {
    let drawn = 0;
    for (const position of params.positions) drawn += draw[position] as number;
    return has(sums, drawn) ? mixedWin(draw, params) : NO_WINS;
  },
  tiers: mixedTiers,
};
