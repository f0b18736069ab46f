import { floorShare } from '@quetzal/domain/money';

/** Profit for each unit of stake, as an exact fraction: -1 is lost, 0 is a push, 19/20 pays 0.95 to 1. */
export type Net = { readonly numerator: number; readonly denominator: number };

/** The stake is lost. */
export const LOST: Net = { numerator: -1, denominator: 1 };
/** The stake comes back. */
export const PUSH: Net = { numerator: 0, denominator: 1 };

/** `numerator` to `denominator`; one number means "to 1". */
export function pays(numerator: number, denominator = 1): Net {
  return { numerator, denominator };
}

/** As the tables write it: `-1`, `8`, `19/20`. */
export function formatNet({ numerator, denominator }: Net): string {
  return denominator === 1 ? String(numerator) : `${String(numerator)}/${String(denominator)}`;
}

/**
 * What comes back for a stake, the stake included, rounded down at the ledger scale: `stake * (1 + net)`.
 * @param stake in the smallest ledger units of its currency
 */
export function payout(stake: bigint, { numerator, denominator }: Net): bigint {
  return floorShare(stake, BigInt(denominator + numerator), BigInt(denominator));
}
