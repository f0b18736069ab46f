import type { Reader } from '#kernel/database/database.ts';
import type { Holding, Ledger } from '#modules/ledger';

/** What a member holds in one currency, in ledger units. Only `cash` can be staked or withdrawn. */
export interface Balance {
  currency: string;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  total: bigint;
  /** Rises with every change, so that a screen can tell which of two balances is newer. */
  version: number;
}

/** A member's balance in one currency; zeros when there has never been money. */
export async function balanceOf(ledger: Ledger, db: Reader, memberId: string, currency: string): Promise<Balance> {
  return balanceFrom(await ledger.holdingsOf(db, memberId), currency);
}

/** The balance in one currency out of everything that a member holds. */
export function balanceFrom(all: readonly Holding[], currency: string): Balance {
  const holdings = all.filter((holding) => holding.currency === currency);
  const held = (purpose: string) => holdings.find((holding) => holding.purpose === purpose)?.balance ?? 0n;
  return {
    currency,
    cash: held('cash'),
    bonus: held('bonus'),
    held: held('held'),
    total: holdings.reduce((sum, { balance }) => sum + balance, 0n),
    version: Number(holdings.reduce((sum, { seq }) => sum + seq, 0n)),
  };
}
