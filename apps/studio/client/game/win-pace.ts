import { unitsOf } from '../amounts.ts';

/** From this many bets on, a win is announced above the reels. */
const BIG_WIN_BETS = 20n;

const COUNT_MS = 900;
const COUNT_TURBO_MS = 400;
const COUNT_BIG_MS = 1800;

/** How long the words of a big win stand over the reels; `.big-win` keeps to the same. */
const BIG_WIN_MS = 2800;
/** Between two spins of autoplay. */
const PAUSE_MS = 600;
/** How long an amount stands still once it is counted, at least. */
const READ_MS = 400;

/** A settled round as it is celebrated: its own bet, whatever is set by now, and all that it won. */
export type CelebratedRound = { readonly stake: string; readonly win: string; readonly currency: string };

export function isBigWin({ stake, win, currency }: CelebratedRound): boolean {
  return unitsOf(win, currency) >= BIG_WIN_BETS * unitsOf(stake, currency);
}

/** How long the win counts up. */
export function countMs(round: CelebratedRound, isTurbo: boolean): number {
  if (isBigWin(round)) return COUNT_BIG_MS;
  return isTurbo ? COUNT_TURBO_MS : COUNT_MS;
}

/** How long autoplay leaves a round on the screen: until what it won has been told. */
export function autoplayPauseMs(round: CelebratedRound, isTurbo: boolean): number {
  if (isBigWin(round)) return BIG_WIN_MS;
  return unitsOf(round.win, round.currency) > 0n ? Math.max(PAUSE_MS, countMs(round, isTurbo) + READ_MS) : PAUSE_MS;
}
