import { maskOf } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import type { SubsetParams } from '../play.ts';
import { readEntries } from '../selection/read-entries.ts';
import { combinationTiers, winningCombinations } from './linked.ts';
import { shownAt } from './tally.ts';

/** Written-out k-subsets; entries that are equal in any order count once. */
export const subsetEntry: Counting<SubsetParams, ReadonlySet<number>> = {
  read: (selection, { k, ...params }) => readEntries(selection, { ...params, length: k, distinct: true }, maskOf),
  count: (entries) => entries.size,
};

/** Each entry by the rule of `subset`. */
export const subsetEntrySettling: Settling<SubsetParams, ReadonlySet<number>, Numbers> = {
  wins: (entries, draw, params) => {
    const shown = shownAt(draw, params.positions);
    let hits = 0;
    for (const numbers of entries) hits += winningCombinations(0, numbers, shown, params);
    return hitsOf('win', hits);
  },
  tiers: combinationTiers,
};
