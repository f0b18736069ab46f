import type { Tier } from './odds/tier.ts';
import type { Result } from './refusal.ts';

/** What a betting page needs of a rule family: what a selection means, and how many unit bets it is. */
export type Counting<Params, Picked> = {
  readonly read: (selection: unknown, params: Params) => Result<Picked>;
  readonly count: (picked: Picked, params: Params) => number;
};

/** How many unit bets hit each tier; `push` counts those whose stake comes back. Tiers without a hit are left out. */
export type Wins = Readonly<Record<string, number>>;

/** What settlement needs of a rule family. */
export type Settling<Params, Picked, Draw> = {
  readonly wins: (picked: Picked, draw: Draw, params: Params) => Wins;
  /** The prizes of a play with their exact chances. */
  readonly tiers: (params: Params) => readonly Tier[];
};

/** Nothing is hit. */
export const NO_WINS: Wins = Object.freeze({});

const ONE_WIN: Wins = Object.freeze({ win: 1 });

/** One hit of the only tier, or none. */
export function winIf(isHit: boolean): Wins {
  return isHit ? ONE_WIN : NO_WINS;
}

/** So many hits of one tier. */
export function hitsOf(tier: string, count: number): Wins {
  if (count === 0) return NO_WINS;
  return tier === 'win' && count === 1 ? ONE_WIN : { [tier]: count };
}
