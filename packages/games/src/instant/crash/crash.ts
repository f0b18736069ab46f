import type { Stream } from '../../fairness/index.ts';
import type { Multiplier } from '../payout.ts';

/** What every target returns at most, in 1/10000. */
export const RETURN_TO_PLAYER_BP = 9_700;
/** How fast the multiplier grows: by e^(0.06 t), t in seconds. */
export const GROWTH_PER_SECOND = 0.06;
/** The least multiplier that can be cashed out, in hundredths. */
export const TARGET_MIN = 101;
/** Names these rules in stored rounds; it changes when a rule changes. */
export const RULES_VERSION = 'crash-1';

const HUNDREDTHS = 100;
const U52_RANGE = 2n ** 52n;

/**
 * Where a round stops, in hundredths: max(100, floor(rtp * 2^52 / (100 (2^52 - h)))) for a 52-bit h. So the chance to
 * reach a target of x is 0.97 / x, whatever x is, and 3.96 % of the rounds stop at 1.00.
 */
export function crashPoint(stream: Pick<Stream, 'u52'>, rtpBp: number = RETURN_TO_PLAYER_BP): bigint {
  const point = (BigInt(rtpBp) * U52_RANGE) / (100n * (U52_RANGE - BigInt(stream.u52())));
  return point < 100n ? 100n : point;
}

/** The multiplier after so long, in hundredths, rounded down: what a manual cash-out gets, by the server's clock. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(HUNDREDTHS * Math.exp((GROWTH_PER_SECOND * Math.max(0, elapsedMs)) / 1000));
}

/** When the multiplier is shown first, in whole milliseconds after the start. */
export function reachedAt(hundredths: number): number {
  const guess = Math.ceil((Math.log(hundredths / HUNDREDTHS) / GROWTH_PER_SECOND) * 1000);
  // The logarithm may miss by one in the last place; the curve itself decides.
  return multiplierAt(guess) >= hundredths ? guess : guess + 1;
}

/** What became of a cash-out. */
export type CashOut =
  | { readonly ok: true; readonly won: boolean; readonly multiplier: Multiplier }
  | { readonly ok: false; readonly code: 'crash.target_too_low' };

/** A cash-out at a multiplier, in whole hundredths, wins it when the round goes at least so far. */
export function cashOut(target: number, point: bigint): CashOut {
  if (!Number.isSafeInteger(target) || target < TARGET_MIN) return { ok: false, code: 'crash.target_too_low' };
  const won = BigInt(target) <= point;
  return { ok: true, won, multiplier: { parts: won ? target : 0, of: HUNDREDTHS } };
}
