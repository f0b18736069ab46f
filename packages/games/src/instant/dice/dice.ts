import type { Stream } from '../../fairness/index.ts';
import type { Multiplier } from '../payout.ts';

/** What every bet returns, less truncation, in 1/10000. */
export const RETURN_TO_PLAYER_BP = 9_800;
/** Of 10,000 rolls so many may win at most. */
export const WINNING_MAX = 9_600;
/** Names these rules in stored rounds; it changes when a rule changes. */
export const RULES_VERSION = 'dice-1';

const ROLLS = 10_000;

/** What a player bets on: a roll over or under a target. Rolls and targets are hundredths, 0.00 to 99.99. */
export type DiceBet = { readonly over: boolean; readonly target: number };

/** What a bet is worth before the roll: how many of 10,000 rolls win, and what they pay. */
export type Terms =
  | { readonly ok: true; readonly winning: number; readonly multiplier: Multiplier }
  | { readonly ok: false; readonly code: 'dice.invalid_target' };

/** The terms of any target: rtp * 10000 / winning, rounded down to four places. Whether it may be bet on is `judgeBet`'s. */
export function termsOf({ over, target }: DiceBet, rtpBp: number = RETURN_TO_PLAYER_BP): Terms {
  const winning = over ? ROLLS - 1 - target : target;
  if (!Number.isInteger(winning) || winning < 1 || winning >= ROLLS) return { ok: false, code: 'dice.invalid_target' };
  return { ok: true, winning, multiplier: { parts: Math.floor((rtpBp * ROLLS) / winning), of: ROLLS } };
}

/** The terms of a bet that a player may make: one that wins 9,600 of 10,000 rolls at most. */
export function judgeBet(bet: DiceBet): Terms {
  const terms = termsOf(bet);
  return terms.ok && terms.winning > WINNING_MAX ? { ok: false, code: 'dice.invalid_target' } : terms;
}

/** Rolls 0..9999 hundredths. */
export function roll(stream: Pick<Stream, 'uniform'>): number {
  return stream.uniform(ROLLS);
}

/** Whether a roll wins. */
export function isWon({ over, target }: DiceBet, rolled: number): boolean {
  return over ? rolled > target : rolled < target;
}
