import type { Money } from '@quetzal/domain/money';
import type { DepositFee } from '@quetzal/domain/wallet';
import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Deposit } from '../wallet.model.ts';
import { toDeposit } from '../wallet.store.ts';

/** One page of the deposits of a site that wait for a decision, oldest first, and how many there are. */
export async function listReviews(
  db: Reader,
  siteId: string,
  page: { offset: number; limit: number },
): Promise<{ deposits: Deposit[]; total: number }> {
  const waiting = db
    .selectFrom('deposit')
    .where('site_id', '=', siteId)
    .where('flagged_at', 'is not', null)
    .where('reviewed_at', 'is', null);
  const rows = await waiting
    .selectAll()
    .orderBy('flagged_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = await waiting.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { deposits: rows.map(toDeposit), total: Number(count.total) };
}

/** What a method of a site keeps, whether or not it is still offered. */
export async function feeOf(db: Reader, deposit: Deposit): Promise<DepositFee> {
  const row = await db
    .selectFrom('payment_method')
    .select(['fee_fixed', 'fee_basis_points'])
    .where('site_id', '=', deposit.siteId)
    .where('code', '=', deposit.methodCode)
    .executeTakeFirstOrThrow();
  const { currency } = deposit.amount;
  return { fixed: { currency, amount: row.fee_fixed }, basisPoints: row.fee_basis_points };
}

/** Whether a fact about a deposit has been put before a person already. */
export async function isFlagReported(db: Reader, id: string, told: object): Promise<boolean> {
  const line = await db
    .selectFrom('event_report')
    .select('id')
    .where('subject', '=', `deposit:${id}`)
    .where('action', '=', 'flagged')
    .where(sql<boolean>`after = ${JSON.stringify(told)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Marks a deposit for a person to look at, and keeps what came of its money; an earlier decision is in the event report. */
export async function writeFlag(
  tx: Tx,
  id: string,
  flag: { reason: string; flaggedAt: Date; came: bigint | null; authorisation: string | null },
): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({
      review_reason: flag.reason,
      flagged_at: flag.flaggedAt,
      came_amount: flag.came,
      authorisation: flag.authorisation,
      reviewed_at: null,
      reviewed_by: null,
      review_decision: null,
      credit_proposed_by: null,
      credit_proposed_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Writes who wants what came to be credited. */
export async function writeCreditProposal(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({ credit_proposed_by: by, credit_proposed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Puts what came in the place of what was asked for. */
export async function takeWhatCame(
  tx: Tx,
  deposit: Deposit,
  came: { amount: Money; fee: Money; received: Money },
): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({
      asked_amount: deposit.asked.amount,
      amount: came.amount.amount,
      fee: came.fee.amount,
      received: came.received.amount,
    })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Writes who decided what, and where that leaves the deposit. */
export async function markReviewed(
  tx: Tx,
  id: string,
  decision: {
    operatorId: string;
    decision: 'credited' | 'rejected';
    at: Date;
    state: Deposit['state'];
    /** What the member reads of a rejection. */
    reason: string | null;
  },
): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({
      state: decision.state,
      failure: decision.state === 'failed' ? 'rejected' : null,
      reason: decision.reason,
      ...(decision.decision === 'credited' ? { settled_at: decision.at } : {}),
      reviewed_at: decision.at,
      reviewed_by: decision.operatorId,
      review_decision: decision.decision,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}
