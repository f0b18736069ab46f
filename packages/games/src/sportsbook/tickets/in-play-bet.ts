import type { Odds } from '../odds/odds.ts';

/** How long an in-play bet is held before it is accepted. */
export const IN_PLAY_DELAY_MS = { football: 5_000, esports: 8_000 } as const;

/** Which change of the odds the player takes: any, only a better price, or none. */
export type OddsChange = 'any' | 'better' | 'none';

/** A bet that is being held. */
export type HeldBet = {
  readonly odds: Odds;
  readonly accepts: OddsChange;
  readonly takenAtMs: number;
  readonly delayMs: number;
};

/** The market while the bet is held; `odds` are undefined when it has no price. */
export type MarketNow = { readonly wasSuspended: boolean; readonly odds: Odds | undefined };

/** What becomes of a held bet. */
export type HeldBetState =
  | { readonly status: 'held'; readonly untilMs: number }
  | { readonly status: 'accepted'; readonly odds: Odds }
  | { readonly status: 'rejected'; readonly code: 'sports.market_suspended' | 'sports.odds_changed' };

/**
 * Rejects a held bet when its market was suspended (goal, red card, penalty, video review, map point) or has closed since it
 * was taken; otherwise, once the delay is over, accepts it at the present odds if the player takes their change.
 */
export function judgeHeldBet(bet: HeldBet, { wasSuspended, odds }: MarketNow, nowMs: number): HeldBetState {
  if (wasSuspended || odds === undefined) return { status: 'rejected', code: 'sports.market_suspended' };
  const untilMs = bet.takenAtMs + bet.delayMs;
  if (nowMs < untilMs) return { status: 'held', untilMs };
  const takes = odds === bet.odds || bet.accepts === 'any' || (bet.accepts === 'better' && odds > bet.odds);
  return takes ? { status: 'accepted', odds } : { status: 'rejected', code: 'sports.odds_changed' };
}
