/** The unit that a player chooses: 1, 0.1, 0.01 or 0.001 of the base unit. */
export type Mode = 'yuan' | 'jiao' | 'fen' | 'li';

/** Decimal places that a mode goes below the base unit. */
const MODE_PLACES: Readonly<Record<Mode, number>> = { yuan: 0, jiao: 1, fen: 2, li: 3 };

export const MODES = Object.keys(MODE_PLACES) as readonly Mode[];

/** Currency units of one bet at multiple 1 by prize mode: 2 where players choose a prize group, 1 otherwise. */
export const BASE_UNITS = { LOTT: 2, ELOTT: 1, SEA: 1, VN: 1 } as const;

/** How a stake is made up. */
export type Stake = {
  /** See `BASE_UNITS`. */
  readonly baseUnit: number;
  readonly mode: Mode;
  /** 1..99999. */
  readonly multiple: number;
};

export const MULTIPLE_MAX = 99_999;

/**
 * baseUnit * mode * multiple in ledger units of a currency: what one bet of unit cost 1 is worth.
 * @param scale decimal places of the ledger, 3 at least
 */
export function stakePerBet({ baseUnit, mode, multiple }: Stake, scale: number): bigint {
  return BigInt(baseUnit) * BigInt(multiple) * 10n ** BigInt(scale - MODE_PLACES[mode]);
}

/** What an item costs: bets * unitCost * stakePerBet, in ledger units. */
export function amountOf(bets: number, unitCost: number, stake: bigint): bigint {
  return BigInt(bets) * BigInt(unitCost) * stake;
}
