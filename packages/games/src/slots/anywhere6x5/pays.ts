import type { Kind } from './symbols.ts';

/** The fewest cells of one kind that pay. */
export const COUNT_MIN = 8;

/** Hundredths of the total bet for 8-9, 10-11 and 12 or more cells of a kind anywhere on the grid. */
export const KIND_PAYS: Readonly<Record<Kind, readonly [number, number, number]>> = {
  S1: [800, 2000, 5000],
  S2: [200, 800, 2000],
  S3: [150, 400, 1200],
  S4: [100, 200, 1000],
  S5: [70, 120, 800],
  S6: [40, 80, 500],
  S7: [30, 60, 300],
  S8: [20, 50, 200],
};

/** Hundredths of the total bet for `count` cells of a kind, 0 below 8. */
export function kindPay(kind: Kind, count: number): number {
  const [from8, from10, from12] = KIND_PAYS[kind];
  if (count >= 12) return from12;
  if (count >= 10) return from10;
  return count >= COUNT_MIN ? from8 : 0;
}

/** How many scatters start free spins. */
export const TRIGGER_COUNT = 4;
/** Hundredths of the total bet for 4, 5 and 6 or more scatters at the end of the base sequence. */
const SCATTER_PAYS = [300, 500, 10_000] as const;

/** Hundredths of the total bet for scatters at the end of a base sequence, 0 below 4. */
export function scatterPay(count: number): number {
  return SCATTER_PAYS[Math.min(count, 6) - TRIGGER_COUNT] ?? 0;
}

/** Free spins that the base game starts. */
export const FREE_SPINS = 13;
/** So many scatters at the end of a free sequence add free spins. */
export const RETRIGGER_COUNT = 3;
export const RETRIGGER_SPINS = 4;
/** A feature has at most so many free spins in all. */
export const FREE_SPINS_MAX = 60;
/** A round pays at most so many total bets; the feature ends when it gets there. */
export const WIN_MAX_TIMES_STAKE = 5000;

/** The simulated return, not an exact one: 10^10 games, one standard error 0.013 %. */
export const RETURN_TO_PLAYER_SIMULATED = 0.962_66;
/** The simulated share of rounds that win. */
export const HIT_FREQUENCY_SIMULATED = 0.285_64;
/** How far wins spread: the standard deviation of a round in bets (simulated), and what a lobby calls that. */
export const VOLATILITY = { deviation: 13.4, name: 'high' } as const;
/** Names these rules in stored rounds; it changes when a weight or a pay changes. */
export const RULES_VERSION = 'anywhere6x5-1';
