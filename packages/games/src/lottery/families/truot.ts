import { choose } from '../arithmetic/choose.ts';
import type { PrizeDraw } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { tier } from '../odds/tier.ts';
import type { XienParams } from '../play.ts';
import { hitsAmong, pairsShown } from './prizes.ts';
import { chanceOfMiss, xien } from './xien.ts';

/** Each k-subset of the two-digit numbers is a unit bet that none of them occurs as last two digits of a prize. */
export const truot: Counting<XienParams, ReadonlySet<string>> = xien;

/** The k-subsets of the numbers that do not occur. */
export const truotSettling: Settling<XienParams, ReadonlySet<string>, PrizeDraw> = {
  wins: (pairs, draw, { source, k }) =>
    hitsOf('win', choose(pairs.size - hitsAmong(pairs, pairsShown(draw, source)), k)),
  tiers: ({ k, prizes }) => [tier('win', chanceOfMiss(k, prizes))],
};
