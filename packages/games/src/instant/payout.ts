import { floorShare } from '@quetzal/domain/money';

/** A multiplier of the stake, counted in parts of one: 150 of 100 is 1.5 times. */
export type Multiplier = { readonly parts: number; readonly of: number };

/**
 * What a won bet pays, the stake included, rounded down at the ledger scale.
 * @param stake in the smallest ledger units of its currency
 * @param payoutMax the most that one bet may win; it has to be shown before the bet
 */
export function payout(stake: bigint, { parts, of }: Multiplier, payoutMax?: bigint): bigint {
  const won = floorShare(stake, BigInt(parts), BigInt(of));
  return payoutMax !== undefined && won > payoutMax ? payoutMax : won;
}
