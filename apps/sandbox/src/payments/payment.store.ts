import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { PaymentFailure, PaymentState, Tables } from '../database/tables.ts';
import type { Fault } from './fault.ts';

/** A payment as it is kept. */
export type Payment = Selectable<Tables['payment']>;
/** A payment before it is kept. */
export type NewPayment = Insertable<Tables['payment']>;

/** Keeps a payment; the one that the merchant's reference already has comes back instead of a second. */
export async function keepPayment(tx: Tx, payment: NewPayment): Promise<Payment> {
  const added = await tx
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added !== undefined) return added;
  const known = tx.selectFrom('payment').selectAll();
  return known.where('merchant_reference', '=', payment.merchant_reference).executeTakeFirstOrThrow();
}

/** One payment. */
export function findPayment(db: Database, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The payment of a merchant's reference. */
export function findPaymentOf(db: Database, merchantReference: string): Promise<Payment | undefined> {
  const known = db.selectFrom('payment').selectAll().where('merchant_reference', '=', merchantReference);
  return known.executeTakeFirst();
}

/** Notes what is to go wrong with a payment, in the place of what was noted before; undefined when it has ended already. */
export function keepFault(
  tx: Database | Tx,
  id: string,
  { behaviour, paidAmount }: Fault,
): Promise<Payment | undefined> {
  return tx
    .updateTable('payment')
    .set({ behaviour: behaviour ?? 'prompt', paid_amount: paidAmount ?? null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Ends a payment that can still be made; undefined when it has ended, or a transfer for it is under way. */
export function endPayment(
  tx: Tx,
  id: string,
  end: { state: PaymentState; failure: PaymentFailure | null; at: Date },
): Promise<Payment | undefined> {
  return tx
    .updateTable('payment')
    .set({ state: end.state, failure: end.failure, settled_at: end.at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Ids of payments that nobody made in time; a transfer that was seen in time still waits for its blocks. */
export async function overduePayments(db: Database, now: Date, limit: number): Promise<string[]> {
  const open = db.selectFrom('payment').select('id').where('state', '=', 'pending').where('expires_at', '<=', now);
  const unseen = open.where('sent_at', 'is', null).orderBy('expires_at').limit(limit);
  return (await unseen.execute()).map(({ id }) => id);
}

/** Payments that wait for the owner of an e-wallet, newest first. */
export function paymentsOnPhones(db: Database, now: Date, limit: number): Promise<Payment[]> {
  const open = db.selectFrom('payment').selectAll().where('state', '=', 'pending').where('phone', 'is not', null);
  return open.where('expires_at', '>', now).orderBy('created_at', 'desc').limit(limit).execute();
}

/** Notes that the phone was asked a second time. */
export async function noteRepeat(db: Database, id: string): Promise<void> {
  const open = db.updateTable('payment').set({ requests: 2 }).where('id', '=', id).where('state', '=', 'pending');
  await open.where('phone', 'is not', null).execute();
}
