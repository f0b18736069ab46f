import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Deposit as DepositRow } from '#kernel/database/schema.generated.ts';
import type { PaymentInstructions } from './provider/payment-instructions.ts';
import type { OpenedPayment } from './provider/payment-provider.ts';
import type { Deposit, DepositFailure, DepositState } from './wallet.model.ts';

/** A row as a deposit. */
export function toDeposit(row: Selectable<DepositRow>): Deposit {
  const money = (amount: bigint) => ({ currency: row.currency, amount });
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    requestId: row.request_id,
    country: row.country,
    methodCode: row.method_code,
    provider: row.provider,
    amount: money(row.amount),
    asked: money(row.asked_amount ?? row.amount),
    clippedFrom: row.clipped_from === null ? null : money(row.clipped_from),
    came: row.came_amount === null ? null : money(row.came_amount),
    fee: money(row.fee),
    received: money(row.received),
    state: row.state as DepositState,
    reference: row.reference,
    providerPaymentId: row.provider_payment_id,
    authorisation: row.authorisation,
    checkoutUrl: row.checkout_url,
    instructions: row.instructions as PaymentInstructions | null,
    confirmations: row.confirmations,
    maskedPhone: row.masked_phone,
    phoneFingerprint: row.phone_fingerprint,
    resentAt: row.resent_at,
    failure: row.failure as DepositFailure | null,
    reason: row.reason,
    reviewReason: row.review_reason,
    creditProposedBy: row.credit_proposed_by,
    creditProposedAt: row.credit_proposed_at,
    flaggedAt: row.flagged_at,
    reviewedAt: row.reviewed_at,
    polls: row.polls,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    settledAt: row.settled_at,
  };
}

/** Writes a new deposit; undefined when the member's request has one already. */
export async function insertDeposit(tx: Tx, deposit: Deposit, nextPollAt: Date): Promise<Deposit | undefined> {
  const row = await tx
    .insertInto('deposit')
    .values({
      id: deposit.id,
      site_id: deposit.siteId,
      member_id: deposit.memberId,
      request_id: deposit.requestId,
      country: deposit.country,
      method_code: deposit.methodCode,
      provider: deposit.provider,
      currency: deposit.amount.currency,
      amount: deposit.amount.amount,
      clipped_from: deposit.clippedFrom?.amount ?? null,
      fee: deposit.fee.amount,
      received: deposit.received.amount,
      state: deposit.state,
      reference: deposit.reference,
      masked_phone: deposit.maskedPhone,
      phone_fingerprint: deposit.phoneFingerprint,
      next_poll_at: nextPollAt,
      created_at: deposit.createdAt,
      expires_at: deposit.expiresAt,
    })
    .onConflict((conflict) => conflict.constraint('deposit_request_once').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toDeposit(row);
}

/** The deposit of a member's request. */
export async function findByRequest(db: Reader, memberId: string, requestId: string): Promise<Deposit | undefined> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row && toDeposit(row);
}

/** One deposit of a member; another member's is not found. */
export async function findOwn(db: Reader, memberId: string, id: string): Promise<Deposit | undefined> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && toDeposit(row);
}

/** A deposit held until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  const row = await tx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toDeposit(row);
}

/** Notes the provider's payment; a deposit that has moved on meanwhile keeps its state. */
export async function markPending(tx: Tx, id: string, payment: OpenedPayment): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({
      state: sql`case state when 'created' then 'pending' else state end`,
      provider_payment_id: payment.paymentId,
      checkout_url: payment.checkoutUrl,
      instructions: JSON.stringify(payment.instructions),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Writes where a locked deposit ended. */
export async function settleDeposit(
  tx: Tx,
  id: string,
  end: Pick<Deposit, 'state' | 'failure' | 'authorisation' | 'confirmations' | 'settledAt'> & {
    paymentId: string | null;
  },
): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({
      state: end.state,
      failure: end.failure,
      authorisation: end.authorisation,
      confirmations: end.confirmations,
      settled_at: end.settledAt,
      provider_payment_id: sql`coalesce(provider_payment_id, ${end.paymentId})`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Notes that a transfer was seen, and how many blocks stand on it. */
export async function noteConfirmations(tx: Tx, id: string, confirmations: number): Promise<Deposit> {
  const row = await tx
    .updateTable('deposit')
    .set({ confirmations })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDeposit(row);
}

/** Unsettled deposits, and those whose time was over, that are due to be asked about, earliest first. */
export async function depositsToPoll(db: Reader, now: Date, limit: number): Promise<Deposit[]> {
  const rows = await db
    .selectFrom('deposit')
    .selectAll()
    .where('state', 'in', ['created', 'pending', 'expired'])
    .where('next_poll_at', '<=', now)
    .orderBy('next_poll_at')
    .limit(limit)
    .execute();
  return rows.map(toDeposit);
}

/** Notes that a deposit was asked about, and when to ask again; null when never. */
export async function notePoll(tx: Tx, id: string, nextPollAt: Date | null): Promise<void> {
  await tx
    .updateTable('deposit')
    .set((set) => ({ polls: set('polls', '+', 1), next_poll_at: nextPollAt }))
    .where('id', '=', id)
    .execute();
}

/** Which deposits a list shows. */
export interface DepositFilter {
  siteId: string;
  memberId?: string;
  state?: DepositState;
}

/** One page of deposits, newest first, and how many there are. */
export async function listDeposits(
  db: Reader,
  filter: DepositFilter,
  page: { offset: number; limit: number },
): Promise<{ deposits: Deposit[]; total: number }> {
  let matching = db.selectFrom('deposit').where('site_id', '=', filter.siteId);
  if (filter.memberId !== undefined) matching = matching.where('member_id', '=', filter.memberId);
  if (filter.state !== undefined) matching = matching.where('state', '=', filter.state);
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { deposits: rows.map(toDeposit), total: Number(count.total) };
}
