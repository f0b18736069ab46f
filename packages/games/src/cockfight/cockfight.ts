import { floorShare } from '@quetzal/domain/money';
import type { Stream } from '../fairness/index.ts';

/** The two animated fighters and the third outcome. */
export const SIDES = ['meron', 'wala', 'draw'] as const;
export type Side = (typeof SIDES)[number];

/** How likely each outcome of a fight is, in 1/10000; they add up to 10000. */
export type Chances = { readonly meronBp: number; readonly walaBp: number; readonly drawBp: number };

/** Decimal odds of each side, the stake included, in 1/10000. */
export type Odds = Readonly<Record<Side, number>>;

/** Why a fight cannot be offered, or a bet not be taken. */
export type FightRefusal = {
  readonly ok: false;
  readonly code: 'cockfight.invalid_chances' | 'cockfight.unknown_side' | 'cockfight.both_sides';
};

const WHOLE = 10_000;
const SIDE_MIN = 3_500;
const DRAW_MIN = 500;
const DRAW_MAX = 1_000;

/** The usual chance of a draw, in 1/10000. */
export const DRAW_USUAL = 800;
/** What a decided fight returns, in 1/10000. */
export const RETURN_TO_PLAYER_BP = 9_600;
/** How long bets are open, in milliseconds. */
export const BETTING_MS = 30_000;
/** Names these rules in stored rounds; it changes when a rule or a price changes. */
export const RULES_VERSION = 'cockfight-1';

function areValid({ meronBp, walaBp, drawBp }: Chances): boolean {
  const areWhole = [meronBp, walaBp, drawBp].every(Number.isInteger);
  const isWhole = meronBp + walaBp + drawBp === WHOLE;
  return areWhole && isWhole && meronBp >= SIDE_MIN && walaBp >= SIDE_MIN && drawBp >= DRAW_MIN && drawBp <= DRAW_MAX;
}

/**
 * The odds of a fight, rounded down to 1/10000: rtp (1 - draw) / side for a side, rtp / draw for the draw.
 * @param rtpBp what a decided fight returns, in 1/10000
 */
export function oddsOf(
  chances: Chances,
  rtpBp: number = RETURN_TO_PLAYER_BP,
): { readonly ok: true; readonly odds: Odds } | FightRefusal {
  if (!areValid(chances)) return { ok: false, code: 'cockfight.invalid_chances' };
  const { meronBp, walaBp, drawBp } = chances;
  const decided = WHOLE - drawBp;
  return {
    ok: true,
    odds: {
      meron: Math.floor((rtpBp * decided) / meronBp),
      wala: Math.floor((rtpBp * decided) / walaBp),
      draw: Math.floor((rtpBp * WHOLE) / drawBp),
    },
  };
}

/** Decides a fight; the animation is chosen afterwards. */
export function fight(stream: Pick<Stream, 'uniform'>, { meronBp, walaBp }: Chances): Side {
  const drawn = stream.uniform(WHOLE);
  if (drawn < meronBp) return 'meron';
  return drawn < meronBp + walaBp ? 'wala' : 'draw';
}

/** Whether an account that has bet on these sides of a fight may bet on another one: not on both fighters. */
export function judgeBet(already: readonly Side[], side: string): { readonly ok: true } | FightRefusal {
  if (!(SIDES as readonly string[]).includes(side)) return { ok: false, code: 'cockfight.unknown_side' };
  const opponent = { meron: 'wala', wala: 'meron', draw: undefined }[side as Side];
  const isOpposed = already.some((other) => other === opponent);
  return isOpposed ? { ok: false, code: 'cockfight.both_sides' } : { ok: true };
}

/**
 * What comes back for a stake, rounded down at the ledger scale. A draw returns stakes on the fighters, a cancelled
 * fight returns everything.
 */
export function payout(stake: bigint, side: Side, result: Side | 'cancelled', odds: Odds): bigint {
  if (result === 'cancelled') return stake;
  if (side === result) return floorShare(stake, BigInt(odds[side]), BigInt(WHOLE));
  return result === 'draw' ? stake : 0n;
}
