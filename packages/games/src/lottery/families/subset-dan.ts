import { type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import type { SubsetParams } from '../play.ts';
import { accept } from '../refusal.ts';
import { masksOf, readDanTuo } from '../selection/read-parts.ts';
import { combinationTiers, winningCombinations } from './linked.ts';
import { shownAt } from './tally.ts';

type Picked = { readonly dan: Mask; readonly tuo: Mask };

/** Bank and drag: each k-subset that holds all of `dan` and is filled up from `tuo` is a unit bet. */
export const subsetDan: Counting<SubsetParams, Picked> = {
  read: (selection, { k, ...range }) => {
    const parts = readDanTuo(selection, k, range);
    return parts.ok ? accept(masksOf(parts.value)) : parts;
  },
  count: ({ dan, tuo }, { k }) => choose(sizeOf(tuo), k - sizeOf(dan)),
};

/** Each of these subsets by the rule of `subset`. */
export const subsetDanSettling: Settling<SubsetParams, Picked, Numbers> = {
  wins: ({ dan, tuo }, draw, params) =>
    hitsOf('win', winningCombinations(dan, tuo, shownAt(draw, params.positions), params)),
  tiers: combinationTiers,
};
