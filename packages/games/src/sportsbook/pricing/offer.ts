import type { Selection } from '../markets/selection.ts';
import { ODDS_ONE, type Odds } from '../odds/odds.ts';

/** Default overround of each market: what the implied probabilities add up to beyond 1. A site may set others. */
export const OVERROUND: Readonly<Record<Exclude<Selection['market'], 'outright'>, number>> = {
  '1x2': 0.05,
  dc: 0.05,
  dnb: 0.05,
  btts: 0.05,
  oe: 0.05,
  ah: 0.04,
  ou: 0.04,
  team_ou: 0.04,
  cs: 0.12,
  htft: 0.12,
  match_winner: 0.05,
  map_winner: 0.05,
  map_handicap: 0.04,
  total_maps: 0.04,
  map_score: 0.12,
};

const PROBABILITY_MIN = 0.001;
const PROBABILITY_MAX = 0.999;
const HUNDREDTHS = 100;
const ODDS_MIN_HUNDREDTHS = 101;

/**
 * Odds for an implied probability q with overround m: 1 / (q (1 + m)), rounded down to 2 places. Undefined (the pick is
 * closed) when there is no q, when q is below 0.001 or above 0.999, or when the odds would be below 1.01.
 */
export function offeredOdds(probability: number | undefined, overround: number): Odds | undefined {
  if (probability === undefined || probability < PROBABILITY_MIN || probability > PROBABILITY_MAX) return undefined;
  const hundredths = Math.floor(HUNDREDTHS / (probability * (1 + overround)));
  return hundredths < ODDS_MIN_HUNDREDTHS ? undefined : BigInt(hundredths) * (ODDS_ONE / BigInt(HUNDREDTHS));
}
