import { floorTimes } from '../fraction.ts';
import { ODDS_ONE, type Odds } from '../odds/odds.ts';
import type { LegResult, LegSettlement } from '../settlement/result.ts';

/** From which odds a bet counts as valid bet: a site setting. */
export type ValidBetRule = { readonly oddsMin: Odds };

/** Decimal odds under 1.30 count nothing. */
export const VALID_BET_RULE: ValidBetRule = { oddsMin: 13_000n };

/** A leg of one parlay for this count; a leg without settlement is still open. */
export type CountedLeg = { readonly odds: Odds; readonly settlement: LegSettlement | undefined };

const shareInHalves: Readonly<Record<LegResult, bigint>> = {
  win: 2n,
  lose: 2n,
  half_win: 1n,
  half_lose: 1n,
  push: 0n,
  void: 0n,
};

/**
 * What one parlay adds to the valid bet: the whole stake when a leg was won or lost, half of it when only half
 * results were reached, nothing when all was pushed or void; and nothing when the odds of the legs that took part
 * (all but pushed and void ones) multiply to less than the rule asks.
 */
export function validBetOf(stake: bigint, legs: readonly CountedLeg[], { oddsMin }: ValidBetRule): bigint {
  const taking = legs.filter(({ settlement }) => settlement === undefined || shareInHalves[settlement.result] > 0n);
  const odds = taking.reduce((value, leg) => value * leg.odds, 1n);
  if (odds * ODDS_ONE < oddsMin * ODDS_ONE ** BigInt(taking.length)) return 0n;
  const shares = taking.map(({ settlement }) => (settlement === undefined ? 0n : shareInHalves[settlement.result]));
  const numerator = shares.reduce((most, share) => (share > most ? share : most), 0n);
  return floorTimes(stake, { numerator, denominator: 2n });
}
