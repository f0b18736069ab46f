import type { PerReel, Symbol3 } from './strips.ts';

/** The five lines: for each reel the row (0 top) that the line crosses. */
export const LINES: readonly PerReel<0 | 1 | 2>[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Line bets paid for three of a kind. */
export const THREE_PAYS: Readonly<Record<Symbol3, number>> = {
  '7': 1000,
  BAR: 150,
  BELL: 60,
  MELON: 45,
  PLUM: 30,
  ORANGE: 18,
  CHERRY: 10,
};

/** Line bets paid for cherries on the first two reels only. */
export const TWO_CHERRIES_PAY = 3;

/** The published return: 66,545 of 69,120, which is 96.27 %. */
export const RETURN_TO_PLAYER = { paid: 66_545, staked: 69_120 } as const;
/** The published hit frequency: 5,288 winning stops of 13,824, which is 38.25 %. */
export const HIT_FREQUENCY = { winning: 5288, stops: 13_824 } as const;
/** The largest win, in total bets: 1,003 line bets of 5. */
export const WIN_MAX_TIMES_STAKE = 200.6;
/** How far wins spread: the standard deviation of a round in bets, and what a lobby calls that. */
export const VOLATILITY = { deviation: 4.52, name: 'medium' } as const;
/** Names these rules in stored rounds; it changes when a strip, a line or a pay changes. */
export const RULES_VERSION = 'classic3-1';
