import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { MemberDebt } from '#kernel/database/schema.generated.ts';

/** A win that a vendor took back after it was spent, and what of it has been paid since. Ledger units. */
export interface Debt {
  id: string;
  siteId: string;
  memberId: string;
  vendorCode: string;
  winTxId: string;
  /** The journal that took the win back. */
  journalId: string;
  currency: string;
  amount: bigint;
  paid: bigint;
  /** How many payments were taken. */
  payments: number;
  createdAt: Date;
  settledAt: Date | null;
}

const toDebt = (row: Selectable<MemberDebt>): Debt => ({
  id: row.id,
  siteId: row.site_id,
  memberId: row.member_id,
  vendorCode: row.vendor_code,
  winTxId: row.win_tx_id,
  journalId: row.journal_id,
  currency: row.currency,
  amount: row.amount,
  paid: row.paid,
  payments: row.payments,
  createdAt: row.created_at,
  settledAt: row.settled_at,
});

export async function insertDebt(tx: Tx, debt: Omit<Debt, 'paid' | 'payments' | 'settledAt'>): Promise<void> {
  await tx
    .insertInto('member_debt')
    .values({
      id: debt.id,
      site_id: debt.siteId,
      member_id: debt.memberId,
      vendor_code: debt.vendorCode,
      win_tx_id: debt.winTxId,
      journal_id: debt.journalId,
      currency: debt.currency,
      amount: debt.amount,
      created_at: debt.createdAt,
    })
    .execute();
}

/** What a member still owes, the oldest first, held until the transaction ends. */
export async function lockOpenDebts(tx: Tx, memberId: string, currency: string): Promise<Debt[]> {
  const rows = await tx
    .selectFrom('member_debt')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toDebt);
}

/** Writes a payment of a locked debt. */
export async function notePayment(tx: Tx, debt: Debt, amount: bigint, at: Date): Promise<void> {
  const paid = debt.paid + amount;
  await tx
    .updateTable('member_debt')
    .set({ paid, payments: debt.payments + 1, settled_at: paid === debt.amount ? at : null })
    .where('id', '=', debt.id)
    .execute();
}

/** One page of a site's debts with the account that owes, newest first, and how many there are. */
export async function listDebts(
  db: Reader,
  { siteId, isOpen }: { siteId: string; isOpen: boolean | undefined },
  page: { offset: number; limit: number },
): Promise<{ debts: (Debt & { account: string })[]; total: number }> {
  let matching = db.selectFrom('member_debt').where('member_debt.site_id', '=', siteId);
  if (isOpen !== undefined) matching = matching.where('settled_at', isOpen ? 'is' : 'is not', null);
  const rows = await matching
    .innerJoin('member', 'member.id', 'member_debt.member_id')
    .selectAll('member_debt')
    .select('member.account')
    .orderBy('member_debt.created_at', 'desc')
    .orderBy('member_debt.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { debts: rows.map((row) => ({ ...toDebt(row), account: row.account })), total: Number(count.total) };
}
