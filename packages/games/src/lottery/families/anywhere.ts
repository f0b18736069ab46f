import { type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { drawsAll } from '../odds/chances.ts';
import { tier } from '../odds/tier.ts';
import type { SubsetParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { shownAt } from './tally.ts';

/** Each k-subset of the numbers is a unit bet that all of them show somewhere at the positions. */
export const anywhere: Counting<SubsetParams, Mask> = {
  read: (selection, { low, high, k }) => readMask(selection, { low, high, min: k }),
  count: (numbers, { k }) => choose(sizeOf(numbers), k),
};

/** The k-subsets of what was both picked and drawn; a number that shows twice counts once. */
export const anywhereSettling: Settling<SubsetParams, Mask, Numbers> = {
  wins: (numbers, draw, { positions, k }) => hitsOf('win', choose(sizeOf(numbers & shownAt(draw, positions)), k)),
  tiers: (params) => [tier('win', drawsAll({ ...params, places: params.positions.length }, params.k))],
};
