import type { Database, Tx } from '../database/database.ts';
import type { Payment } from './payment.store.ts';

/** Notes that a transfer was seen, also when its time was over; undefined when there is one already. */
export function noteTransfer(tx: Tx, id: string, at: Date, confirmAt: Date): Promise<Payment | undefined> {
  return tx
    .updateTable('payment')
    .set({ sent_at: at, confirmations: 0, confirm_at: confirmAt })
    .where('id', '=', id)
    .where('method', '=', 'usdt')
    .where('state', 'in', ['pending', 'expired'])
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Puts one more block on a transfer, the last of which makes it good; undefined when another process has done so. */
export function addConfirmation(
  tx: Tx,
  { id, confirmations }: Payment,
  { at, nextAt }: { at: Date; nextAt: Date | null },
): Promise<Payment | undefined> {
  return tx
    .updateTable('payment')
    .set({
      confirmations: (confirmations ?? 0) + 1,
      confirm_at: nextAt,
      ...(nextAt === null ? { state: 'succeeded', settled_at: at } : {}),
    })
    .where('id', '=', id)
    .where('confirmations', '=', confirmations)
    .where('confirm_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Transfers whose next block has come. */
export function transfersToConfirm(db: Database, now: Date, limit: number): Promise<Payment[]> {
  const due = db.selectFrom('payment').selectAll().where('confirm_at', '<=', now);
  return due.orderBy('confirm_at').limit(limit).execute();
}
