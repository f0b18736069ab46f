import type { Tx } from '#kernel/database/database.ts';
import type { Account, Ledger, Transfer } from '#modules/ledger';
import { bonusAccounts } from './bonus-money.ts';
import type { WinShares } from './bonus-play.ts';

/** A player's side of a bet, and the house's. */
export interface BetAccounts {
  siteId: string;
  memberId: string;
  currency: string;
  cash: Account;
  house: Account;
}

async function sidesOf(ledger: Ledger, tx: Tx, accounts: BetAccounts, shares: WinShares) {
  const { cash } = accounts;
  const isCash = shares.bonus === 0n && shares.promotion === 0n;
  // Who plays with cash alone has no bonus account opened.
  const { bonus, promotion } = isCash ? { bonus: cash, promotion: cash } : await bonusAccounts(ledger, tx, accounts);
  const sides = [
    { account: bonus, amount: shares.bonus },
    { account: cash, amount: shares.cash },
    { account: promotion, amount: shares.promotion },
  ];
  return sides.filter(({ amount }) => amount > 0n);
}

/** The transfers that take a stake: restricted credit first, then cash. */
export async function stakeTransfers(
  ledger: Ledger,
  tx: Tx,
  accounts: BetAccounts,
  shares: Omit<WinShares, 'promotion'>,
): Promise<Transfer[]> {
  const sides = await sidesOf(ledger, tx, accounts, { ...shares, promotion: 0n });
  return sides.map(({ account, amount }) => ({ from: account, to: accounts.house, amount }));
}

/** The transfers that pay a win; the share of credit that was lost meanwhile goes to the house's promotions. */
export async function winTransfers(
  ledger: Ledger,
  tx: Tx,
  accounts: BetAccounts,
  shares: WinShares,
): Promise<Transfer[]> {
  const sides = await sidesOf(ledger, tx, accounts, shares);
  return sides.map(({ account, amount }) => ({ from: accounts.house, to: account, amount }));
}
