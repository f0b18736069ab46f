import { minus, ONE, type Fraction, over, ratio, times } from './fraction.ts';
import type { Tier } from './tier.ts';

/** Odds and prizes are kept in units of 1/10000 of a base unit. */
export const ODDS_SCALE = 10_000n;

/** The return of the house by default. */
export const DEFAULT_RETURN: Fraction = ratio(975, 1000);

/** Rounded down to four places, as units of 1/10000. */
function floorToScale({ numerator, denominator }: Fraction): bigint {
  return (numerator * ODDS_SCALE) / denominator;
}

/**
 * The decimal odds, stake included, that return exactly what is staked:
 * share * unitCost * (1 - push) / expected hits.
 */
export function fairOdds({ hits, share, push }: Tier, unitCost = 1): Fraction {
  return over(times(times(share, ratio(unitCost)), minus(ONE, push)), hits);
}

/** The odds that are paid, in units of 1/10000: floor4(fair * return). */
export function houseOdds(tier: Tier, unitCost = 1, returned: Fraction = DEFAULT_RETURN): bigint {
  return floorToScale(times(fairOdds(tier, unitCost), returned));
}
