import { floorShare } from '@quetzal/domain/money';

/**
 * What a bet wins, rounded down at the ledger scale.
 * @param stake the total bet, in the smallest ledger units of its currency
 * @param winHundredths hundredths of the total bet, as `play` gives them
 */
export function payout(stake: bigint, winHundredths: number): bigint {
  return floorShare(stake, BigInt(winHundredths), 100n);
}
