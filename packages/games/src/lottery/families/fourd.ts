import type { PrizeDraw } from '../draw.ts';
import type { Counting, Settling, Wins } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { type Tier, tier } from '../odds/tier.ts';
import type { FamilyParams } from '../play.ts';
import { readNumeralSet } from '../selection/read-numerals.ts';
import { eachPrize } from './prizes.ts';

type Params = FamilyParams['fourd'];

/** Each numeral of four digits is a unit bet on all classes of the source. */
export const fourd: Counting<Params, ReadonlySet<string>> = {
  read: (selection) => readNumeralSet(selection, { digits: 4 }),
  count: (numerals) => numerals.size,
};

/** Each drawn number that a unit bet names is one hit in the tier of its class; hits add up. */
export function fourdWins(draw: PrizeDraw, source: readonly string[], hitsOf: (prize: string) => number): Wins {
  const wins: Record<string, number> = {};
  eachPrize(draw, source, (prize, name) => {
    const hits = hitsOf(prize);
    if (hits > 0) wins[name] = (wins[name] ?? 0) + hits;
  });
  return wins;
}

/** How many numbers are drawn in each class. */
const DRAWN: Readonly<Record<string, number>> = { p1: 1, p2: 1, p3: 1, st: 10, co: 10 };
/** What the classes pay in relation to each other: big pays all five, small the first three. */
const BIG: Readonly<Record<string, number>> = { p1: 2500, p2: 1000, p3: 500, st: 180, co: 60 };
const SMALL: Readonly<Record<string, number>> = { p1: 3500, p2: 2000, p3: 1000 };

/** The weights are scaled so that all classes together return what the play returns. */
export function fourdTiers({ source }: Params): readonly Tier[] {
  const weights = source.length === 5 ? BIG : SMALL;
  const part = (name: string): number => (weights[name] as number) * (DRAWN[name] as number);
  const whole = source.reduce((total, name) => total + part(name), 0);
  return source.map((name) => tier(name, ratio(DRAWN[name] as number, 10_000), { share: ratio(part(name), whole) }));
}

export const fourdSettling: Settling<Params, ReadonlySet<string>, PrizeDraw> = {
  wins: (numerals, draw, { source }) => fourdWins(draw, source, (prize) => (numerals.has(prize) ? 1 : 0)),
  tiers: fourdTiers,
};
