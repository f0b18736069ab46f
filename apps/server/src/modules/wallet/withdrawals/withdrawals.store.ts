import { isReserved, type ReviewReason, type WithdrawalState, withdrawalStates } from '@quetzal/domain/wallet';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Withdrawal as WithdrawalRow } from '#kernel/database/schema.generated.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { Receipt, Withdrawal } from './withdrawal.model.ts';

function toWithdrawal(row: Selectable<WithdrawalRow>): Withdrawal {
  const money = (amount: bigint) => ({ currency: row.currency, amount });
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    requestId: row.request_id,
    country: row.country,
    payoutAccountId: row.payout_account_id,
    methodCode: row.method_code,
    provider: row.provider,
    amount: money(row.amount),
    fee: money(row.fee),
    reference: row.reference,
    state: row.state as WithdrawalState,
    reviewReasons: row.review_reasons as ReviewReason[],
    reason: row.reason,
    attention: row.attention,
    payoutId: row.payout_id,
    polls: row.polls,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    receipt: row.receipt as Receipt | null,
    receiptDueAt: row.receipt_due_at,
  };
}

/** Lets one request of a member go through at a time, so that none slips past a limit. */
export async function lockRequestsOf(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `withdrawal:${memberId}`);
}

/** Writes a new withdrawal. */
export async function insertWithdrawal(tx: Tx, withdrawal: Withdrawal, turnoverUntil: Date | null): Promise<void> {
  await tx
    .insertInto('withdrawal')
    .values({
      id: withdrawal.id,
      site_id: withdrawal.siteId,
      member_id: withdrawal.memberId,
      request_id: withdrawal.requestId,
      country: withdrawal.country,
      payout_account_id: withdrawal.payoutAccountId,
      method_code: withdrawal.methodCode,
      provider: withdrawal.provider,
      currency: withdrawal.amount.currency,
      amount: withdrawal.amount.amount,
      fee: withdrawal.fee.amount,
      reference: withdrawal.reference,
      state: withdrawal.state,
      review_reasons: withdrawal.reviewReasons,
      turnover_until: turnoverUntil,
      next_poll_at: withdrawal.createdAt,
      created_at: withdrawal.createdAt,
    })
    .execute();
}

/** The withdrawal of a member's request. */
export async function findByRequest(db: Reader, memberId: string, requestId: string): Promise<Withdrawal | undefined> {
  const rows = db.selectFrom('withdrawal').selectAll().where('member_id', '=', memberId);
  const row = await rows.where('request_id', '=', requestId).executeTakeFirst();
  return row && toWithdrawal(row);
}

/** One withdrawal. */
export async function findWithdrawal(db: Reader, id: string): Promise<Withdrawal | undefined> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWithdrawal(row);
}

/** A withdrawal held until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toWithdrawal(row);
}

/** Changes a locked withdrawal. */
export async function updateWithdrawal(tx: Tx, id: string, change: Updateable<WithdrawalRow>): Promise<Withdrawal> {
  const row = await tx
    .updateTable('withdrawal')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWithdrawal(row);
}

/** Whether money is on its way to an account. */
export async function isAccountInUse(db: Reader, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('payout_account_id', '=', accountId)
    .where('state', 'in', withdrawalStates.filter(isReserved))
    .executeTakeFirst();
  return row !== undefined;
}

/** How many withdrawals a member asked for since an instant, and their sum; what came back does not count. */
export async function usedSince(
  db: Reader,
  owner: { memberId: string; currency: string },
  since: Date,
): Promise<{ count: number; amount: bigint }> {
  return db
    .selectFrom('withdrawal')
    .select([sql<number>`count(*)::integer`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('member_id', '=', owner.memberId)
    .where('currency', '=', owner.currency)
    .where('created_at', '>=', since)
    .where('state', 'not in', ['rejected', 'failed'])
    .executeTakeFirstOrThrow();
}

/** Whether a withdrawal was paid to an account before. */
export async function wasPaidTo(db: Reader, accountId: string): Promise<boolean> {
  const paid = db.selectFrom('withdrawal').select('id').where('payout_account_id', '=', accountId);
  return (await paid.where('state', '=', 'paid').executeTakeFirst()) !== undefined;
}

/** Which withdrawals a list shows. */
export interface WithdrawalFilter {
  siteId: string;
  memberId?: string;
  state?: WithdrawalState;
}

/** One page of withdrawals, newest first, and how many there are. */
export async function listWithdrawals(
  db: Reader,
  filter: WithdrawalFilter,
  page: { offset: number; limit: number },
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  let matching = db.selectFrom('withdrawal').where('site_id', '=', filter.siteId);
  if (filter.memberId !== undefined) matching = matching.where('member_id', '=', filter.memberId);
  if (filter.state !== undefined) matching = matching.where('state', '=', filter.state);
  const ordered = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const rows = await ordered.limit(page.limit).offset(page.offset).execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { withdrawals: rows.map(toWithdrawal), total: Number(count.total) };
}

/** Withdrawals that wait for a provider and whose time has come, earliest first. */
export async function withdrawalsToPay(db: Reader, now: Date, limit: number): Promise<Withdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('state', 'in', ['approved', 'paying'])
    .where('next_poll_at', '<=', now)
    .orderBy('next_poll_at')
    .limit(limit)
    .execute();
  return rows.map(toWithdrawal);
}

/** Ids of paid withdrawals whose member has said nothing in time. */
export async function receiptsDue(db: Reader, now: Date, limit: number): Promise<string[]> {
  const awaited = db.selectFrom('withdrawal').select('id').where('receipt', '=', 'awaited').where('state', '=', 'paid');
  const due = awaited.where('receipt_due_at', '<=', now).orderBy('receipt_due_at').limit(limit);
  return (await due.execute()).map(({ id }) => id);
}
