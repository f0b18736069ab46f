import { unitsOf } from '../amounts.ts';

/** How a win of many bets is called, the greatest first. */
export type WinTier = 'super' | 'mega' | 'big';

/** A win that is called over the reels; no two rounds share one. */
export type CalledWin = { readonly tier: WinTier };

type TierPace = {
  /** From this many bets on. */
  readonly bets: bigint;
  /** How long the win counts up. */
  readonly countMs: number;
  /** How long it stands over the reels, if nobody puts it away. */
  readonly standMs: number;
};

const TIERS = {
  super: { bets: 60n, countMs: 4200, standMs: 6000 },
  mega: { bets: 30n, countMs: 2800, standMs: 4200 },
  big: { bets: 15n, countMs: 1800, standMs: 2800 },
} as const satisfies Record<WinTier, TierPace>;

const COUNT_MS = 900;
const COUNT_TURBO_MS = 400;

/** Between two spins of autoplay. */
const PAUSE_MS = 600;
/** How long an amount stands still once it is counted, at least. */
const READ_MS = 400;

/** A settled round as it is celebrated: its own bet, whatever is set by now, and all that it won. */
export type CelebratedRound = { readonly stake: string; readonly win: string; readonly currency: string };

/** How the win is called above the reels; null for one of fewer bets. */
export function tierOf({ stake, win, currency }: CelebratedRound): WinTier | null {
  const [won, bet] = [unitsOf(win, currency), unitsOf(stake, currency)];
  return (Object.keys(TIERS) as WinTier[]).find((tier) => won >= TIERS[tier].bets * bet) ?? null;
}

/** How long a win counts up; null for one that is not called. */
export function countMs(tier: WinTier | null, isTurbo: boolean): number {
  if (tier !== null) return TIERS[tier].countMs;
  return isTurbo ? COUNT_TURBO_MS : COUNT_MS;
}

/** How long a called win stands over the reels. */
export const standMs = (tier: WinTier): number => TIERS[tier].standMs;

/** How long autoplay leaves a round on the screen whose win is not called, or is not any more: until it could be read. */
export function autoplayPauseMs({ win, currency }: Omit<CelebratedRound, 'stake'>, isTurbo: boolean): number {
  return unitsOf(win, currency) > 0n ? Math.max(PAUSE_MS, countMs(null, isTurbo) + READ_MS) : PAUSE_MS;
}
