import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { bonusView } from '../bonuses/bonus.view.ts';
import { listBonuses } from '../bonuses/bonuses.store.ts';
import { listDeposits } from '../wallet.store.ts';
import { depositView } from '../wallet.views.ts';
import { payoutAccountView } from '../withdrawals/payout-account.view.ts';
import { selectAccounts } from '../withdrawals/payout-accounts.store.ts';
import { withdrawalView } from '../withdrawals/withdrawal.view.ts';
import { listWithdrawals } from '../withdrawals/withdrawals.store.ts';
import { erasePayoutAccounts } from './erase-payout-accounts.store.ts';

/** The most of each kind that a member takes along. */
const rowsMax = 10_000;
const rowsPerPage = 500;

/** What the wallet keeps of a person beside the money itself: taken along when they ask, erased when they are gone. */
export interface MemberMoney {
  /** The latest 10,000 of each; of account numbers only their ends. */
  exportOf(member: { id: string; siteId: string }): Promise<Record<string, object[]>>;
  /** Makes payout accounts nameless, and deletes pictures that were sent as proofs. Amounts stay. */
  erase(tx: Tx, memberId: string, now: Date): Promise<void>;
}

/** Reads page after page until there is no more. */
async function allOf<T>(read: (page: { offset: number; limit: number }) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  while (found.length < rowsMax) {
    const rows = await read({ offset: found.length, limit: rowsPerPage });
    found.push(...rows);
    if (rows.length < rowsPerPage) break;
  }
  return found;
}

/** Wires the room to the database. */
export function createMemberMoney({ db }: { db: Database }): MemberMoney {
  const accountsOf = async (reader: Reader, memberId: string) =>
    (await selectAccounts(reader, memberId)).map((account) => ({
      ...payoutAccountView(account),
      removedAt: account.removedAt?.toISOString() ?? null,
    }));
  return {
    async exportOf({ id: memberId, siteId }) {
      const filter = { siteId, memberId };
      const deposits = await allOf(async (page) => (await listDeposits(db, filter, page)).deposits);
      const withdrawals = await allOf(async (page) => (await listWithdrawals(db, filter, page)).withdrawals);
      const given = { ...filter, isGranted: true };
      const bonuses = await allOf(async (page) => (await listBonuses(db, given, page)).bonuses);
      return {
        bonuses: bonuses.map(bonusView),
        deposits: deposits.map((deposit) => depositView(deposit)),
        payoutAccounts: await accountsOf(db, memberId),
        withdrawals: withdrawals.map((withdrawal) => withdrawalView(withdrawal)),
      };
    },
    erase: erasePayoutAccounts,
  };
}
