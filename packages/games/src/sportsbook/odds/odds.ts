import { accept, refuse, type Answer } from '../refusal.ts';

/** Decimal odds as an exact count of 1/10000: 1.85 is 18500n. Always above 10000n. */
export type Odds = bigint;

/** What odds of 1.0000 are. */
export const ODDS_ONE = 10_000n;

const PLACES = 4;
const ODDS_MAX = 100_000n * ODDS_ONE;
const decimal = new RegExp(`^(\\d{1,6})(?:\\.(\\d{1,${String(PLACES)}}))?$`);

/** Reads decimal odds such as `1.85`: at most 4 places, above 1, up to 100,000. */
export function parseOdds(text: string): Answer<Odds> {
  const match = decimal.exec(text);
  if (match === null) return refuse('sports.odds_malformed');
  const [, whole = '', fraction = ''] = match;
  return checkOdds(BigInt(whole + fraction.padEnd(PLACES, '0')));
}

/** Accepts a count of 1/10000 as odds when it is above 1 and up to 100,000. */
export function checkOdds(odds: bigint): Answer<Odds> {
  return odds > ODDS_ONE && odds <= ODDS_MAX ? accept(odds) : refuse('sports.odds_out_of_range');
}

/** Decimal odds for the wire: exact, with at least 2 places. */
export function formatOdds(odds: Odds): string {
  const fraction = String(odds % ODDS_ONE).padStart(PLACES, '0');
  return `${String(odds / ODDS_ONE)}.${fraction.replace(/0{1,2}$/, '')}`;
}
