import { type Mask, sizeOf } from '../arithmetic/bits.ts';
import { choose } from '../arithmetic/choose.ts';
import type { LhcDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import type { FamilyParams } from '../play.ts';
import { readMask } from '../selection/read-numbers.ts';
import { linkedTiers, linkedWins } from './linked-kinds.ts';

type Params = FamilyParams['l.tailk'];

const TAILS = { low: 0, high: 9 };

/** Each k-subset of the last digits is a unit bet that all of them occur among the seven balls. */
export const linkedTails: Counting<Params, Mask> = {
  read: (selection, { k }) => readMask(selection, { ...TAILS, min: k }),
  count: (tails, { k }) => choose(sizeOf(tails), k),
};

/** Tier `z` when the subset holds the tail 0 (4 numbers), `n` otherwise (5 numbers each). */
export const linkedTailsSettling: Settling<Params, Mask, LhcDraw> = {
  wins: (tails, { n }, { k }) => {
    let drawn = 0;
    for (const ball of n) drawn |= 1 << (ball % 10);
    return linkedWins(tails, drawn, k, { id: 'z', kind: 0 });
  },
  tiers: ({ k }) => linkedTiers(k, 5, { id: 'z', size: 4 }),
};
