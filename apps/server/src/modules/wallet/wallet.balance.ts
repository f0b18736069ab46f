import type { Reader } from '#kernel/database/database.ts';
import type { Ledger } from '#modules/ledger';

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
  const holdings = (await ledger.holdingsOf(db, memberId)).filter((holding) => holding.currency === currency);
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
