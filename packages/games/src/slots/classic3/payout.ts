import { floorShare } from '@quetzal/domain/money';
import { LINES } from './pays.ts';

/**
 * What a bet wins, rounded down at the ledger scale.
 * @param stake the total bet, in the smallest ledger units of its currency
 * @param winUnits line bets won, as `evaluate` gives them
 */
export function payout(stake: bigint, winUnits: number): bigint {
  return floorShare(stake, BigInt(winUnits), BigInt(LINES.length));
}
