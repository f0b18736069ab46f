import { ODDS_ONE, type Odds } from '../odds/odds.ts';
import type { Fraction } from '../fraction.ts';

/** How a leg ends. */
export type LegResult = 'win' | 'half_win' | 'push' | 'void' | 'half_lose' | 'lose';

export const LEG_RESULTS: readonly LegResult[] = ['win', 'half_win', 'push', 'void', 'half_lose', 'lose'];

/** Why a leg is void, for the person who asks. */
export type VoidReason =
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'walkover'
  | 'no_half_time_score'
  | 'map_not_played'
  | 'late_bet'
  | 'wrong_price';

/** The end of one leg. */
export type LegSettlement = {
  readonly result: LegResult;
  readonly voidReason?: VoidReason;
  /** How many share the win of an outright (dead heat); 1 when left out. */
  readonly winnerCount?: number;
};

/** A void leg: its stake multiplier is 1. */
export function voidLeg(voidReason: VoidReason): LegSettlement {
  return { result: 'void', voidReason };
}

/**
 * What the stake of a leg is multiplied by, with decimal odds o: win o, half win (o+1)/2, push and void 1, half lose 1/2,
 * lose 0; a dead heat of n winners pays o/n.
 */
export function multiplierOf({ result, winnerCount = 1 }: LegSettlement, odds: Odds): Fraction {
  switch (result) {
    case 'win':
      return { numerator: odds, denominator: ODDS_ONE * BigInt(winnerCount) };
    case 'half_win':
      return { numerator: odds + ODDS_ONE, denominator: 2n * ODDS_ONE };
    case 'push':
    case 'void':
      return { numerator: 1n, denominator: 1n };
    case 'half_lose':
      return { numerator: 1n, denominator: 2n };
    case 'lose':
      return { numerator: 0n, denominator: 1n };
    default:
      return result satisfies never;
  }
}
