import { choose } from '../arithmetic/choose.ts';
import type { PrizeDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import { tier } from '../odds/tier.ts';
import type { XienParams } from '../play.ts';
import { readNumeralSet } from '../selection/read-numerals.ts';
import { hitsAmong, pairsShown } from './prizes.ts';
import { chanceOfAll } from './xien.ts';

/** The sizes of the subsets that k numbers make: 2..k. */
const sizesOf = (k: number): readonly number[] => Array.from({ length: k - 1 }, (_, index) => index + 2);

/** Exactly k two-digit numbers; every subset of 2..k of them is a unit bet as in `xien`: 4 bets for 3, 11 for 4. */
export const xienq: Counting<XienParams, ReadonlySet<string>> = {
  read: (selection, { k }) => readNumeralSet(selection, { digits: 2 }, { min: k, max: k }),
  count: (_, { k }) => sizesOf(k).reduce((bets, size) => bets + choose(k, size), 0),
};

/** The subsets of each size j among the numbers that occur, in tier `xj`. */
export const xienqSettling: Settling<XienParams, ReadonlySet<string>, PrizeDraw> = {
  wins: (pairs, draw, { source, k }) => {
    const occurring = hitsAmong(pairs, pairsShown(draw, source));
    const wins: Record<string, number> = {};
    for (const size of sizesOf(k)) {
      const hits = choose(occurring, size);
      if (hits > 0) wins[`x${String(size)}`] = hits;
    }
    return wins;
  },
  tiers: ({ k, prizes }) => sizesOf(k).map((size) => tier(`x${String(size)}`, chanceOfAll(size, prizes))),
};
