import { has, type Mask, numbersOf, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import { tuplesBySum } from '../arithmetic/tuples.ts';
import type { Numbers } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import type { AnyParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { type AtPositions, readAtPositions } from '../selection/read-parts.ts';
import { anySettling } from './any.ts';
import { countSubsets } from './position-subsets.ts';

type Picked = AtPositions<Mask>;

/** Sums on every k of the chosen positions; a sum stands for every ordered k-tuple that adds up to it. */
export const anySum: Counting<AnyParams, Picked> = {
  read: (selection, { low, high, k }) =>
    readAtPositions(selection, k, 'sums', (value) => readMask(value, { low: k * low, high: k * high })),
  count: ({ positions, picked }, params) => {
    const ways = tuplesBySum(params.k, params);
    const bets = numbersOf(picked).reduce((sum, value) => sum + (ways[value] as number), 0);
    return choose(sizeOf(positions), params.k) * bets;
  },
};

/** Each k of the positions whose sum is chosen is one winning bet. */
export const anySumSettling: Settling<AnyParams, Picked, Numbers> = {
  wins: ({ positions, picked }, draw, { k }) =>
    hitsOf(
      'win',
      countSubsets(positions, k, (subset) =>
        has(
          picked,
          subset.reduce((sum, position) => sum + (draw[position] as number), 0),
        ),
      ),
    ),
  tiers: anySettling.tiers,
};
