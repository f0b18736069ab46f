import { type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import type { SubsetParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { combinationTiers, winningCombinations } from './linked.ts';
import { shownAt } from './tally.ts';

/** Each k-subset of the numbers is a unit bet that all of them are drawn, in any order. */
export const subset: Counting<SubsetParams, Mask> = {
  read: (selection, { low, high, k }) => readMask(selection, { low, high, min: k }),
  count: (numbers, { k }) => choose(sizeOf(numbers), k),
};

export const subsetSettling: Settling<SubsetParams, Mask, Numbers> = {
  wins: (numbers, draw, params) =>
    hitsOf('win', winningCombinations(0, numbers, shownAt(draw, params.positions), params)),
  tiers: combinationTiers,
};
