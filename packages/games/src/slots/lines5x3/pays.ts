import type { PerReel, Symbol5 } from './strips.ts';

const line = (rows: string): PerReel<number> => Array.from(rows, Number) as unknown as PerReel<number>;

/** The twenty lines: for each reel the row (0 top) that the line crosses. */
export const LINES: readonly PerReel<number>[] = (
  '11111 00000 22222 01210 21012 00100 22122 10001 12221 01110 ' +
  '21112 10101 12121 01010 21212 11011 11211 02020 20202 02220'
)
  .split(' ')
  .map(line);

/** The shortest run that pays. */
export const RUN_MIN = 3;

/** Line bets paid for a run of 3, 4 and 5 from the first reel. W has no pay of its own: it is never on reel 1. */
export const RUN_PAYS: Readonly<Record<Exclude<Symbol5, 'W' | 'S'>, readonly [number, number, number]>> = {
  H1: [60, 250, 2000],
  H2: [50, 200, 750],
  H3: [40, 100, 400],
  H4: [25, 80, 250],
  A: [15, 50, 200],
  K: [12, 40, 150],
  Q: [10, 30, 125],
  J: [10, 30, 100],
};

/** What scatters anywhere in the window do, by their count: total bets paid and free spins started or added. */
export const SCATTERS: Readonly<Record<number, { readonly timesBet: number; readonly freeSpins: number }>> = {
  3: { timesBet: 2, freeSpins: 10 },
  4: { timesBet: 10, freeSpins: 15 },
  5: { timesBet: 50, freeSpins: 20 },
};

/** Every win of a free spin, the scatters' too, counts three times. */
export const FREE_SPIN_FACTOR = 3;
/** A feature has at most so many free spins in all. */
export const FREE_SPINS_MAX = 200;
/** A round pays at most so many total bets; the feature ends when it gets there. */
export const WIN_MAX_TIMES_STAKE = 5000;

/** The exact return over all stops and free spins, without the two limits above, which are practically out of reach: 96.24 %. */
export const RETURN_TO_PLAYER = { paid: 251_097_506_988_055, staked: 260_908_332_875_776 } as const;
/** The exact share of base spins that win: 44.48 %. */
export const HIT_FREQUENCY = { winning: 14_924_805, stops: 33_554_432 } as const;
/** How far wins spread: the standard deviation of a round in bets (simulated), and what a lobby calls that. */
export const VOLATILITY = { deviation: 3.61, name: 'medium' } as const;
/** Names these rules in stored rounds; it changes when a strip, a line or a pay changes. */
export const RULES_VERSION = 'lines5x3-1';
