import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** An event on its way. */
export type Delivery = Selectable<Tables['delivery']>;

/** Queues events in the transaction that makes them true. */
export async function insertDeliveries(tx: Tx, deliveries: Insertable<Tables['delivery']>[]): Promise<void> {
  if (deliveries.length > 0) await tx.insertInto('delivery').values(deliveries).execute();
}

/** Takes events that are due, and puts off their next attempt so that no other process sends them at the same time. */
export function takeDue(db: Database, now: Date, until: Date, limit: number): Promise<Delivery[]> {
  return db
    .updateTable('delivery')
    .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: until }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('delivery')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Notes how an attempt went. */
export async function noteAttempt(
  db: Database,
  id: string,
  result: { state: Delivery['state']; answer: string; nextAttemptAt: Date },
): Promise<void> {
  const { state, answer, nextAttemptAt } = result;
  await db
    .updateTable('delivery')
    .set({ state, last_answer: answer, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .execute();
}
