import { choose } from '../arithmetic/choose.ts';
import type { PrizeDraw } from '../draw.ts';
import { type Counting, hitsOf, type Settling } from '../family.ts';
import { hitsEvery } from '../odds/chances.ts';
import { type Fraction, ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { XienParams } from '../play.ts';
import { readNumeralSet } from '../selection/read-numerals.ts';
import { hitsAmong, pairsShown } from './prizes.ts';

/** Each k-subset of the two-digit numbers is a unit bet that all of them occur as last two digits of prizes. */
export const xien: Counting<XienParams, ReadonlySet<string>> = {
  read: (selection, { k }) => readNumeralSet(selection, { digits: 2 }, { min: k }),
  count: (pairs, { k }) => choose(pairs.size, k),
};

/** The chance that none of k two-digit numbers occurs: every prize ends on one of the other 100 - k. */
export function chanceOfMiss(k: number, prizes: number): Fraction {
  return ratio(BigInt(100 - k) ** BigInt(prizes), 100n ** BigInt(prizes));
}

/** The chance that all of k two-digit numbers occur, by inclusion and exclusion over the missed ones. */
export function chanceOfAll(k: number, prizes: number): Fraction {
  return hitsEvery(k, (missed) => chanceOfMiss(missed, prizes));
}

/** The k-subsets of the numbers that occur; each is paid once however often its numbers do. */
export const xienSettling: Settling<XienParams, ReadonlySet<string>, PrizeDraw> = {
  wins: (pairs, draw, { source, k }) => hitsOf('win', choose(hitsAmong(pairs, pairsShown(draw, source)), k)),
  tiers: ({ k, prizes }) => [tier('win', chanceOfAll(k, prizes))],
};
