import type { Tx } from '#kernel/database/database.ts';

/** What we made of something that a provider told us. */
export type EventOutcome = 'applied' | 'ignored' | 'mismatch' | 'unknown_payment';

/** Notes an event; when it is an old one answers what we made of it then. Waits for another transaction that has it. */
export async function noteEvent(
  tx: Tx,
  event: { provider: string; eventId: string; depositId: string | null; payload: string; receivedAt: Date },
): Promise<{ isNew: true } | { isNew: false; outcome: EventOutcome }> {
  const added = await tx
    .insertInto('payment_event')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      deposit_id: event.depositId,
      payload: event.payload,
      outcome: 'applied',
      received_at: event.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (added !== undefined) return { isNew: true };
  const known = await tx
    .selectFrom('payment_event')
    .select('outcome')
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .executeTakeFirstOrThrow();
  return { isNew: false, outcome: known.outcome as EventOutcome };
}

/** Writes what we made of an event that `noteEvent` just noted. */
export async function setEventOutcome(
  tx: Tx,
  event: { provider: string; eventId: string },
  outcome: EventOutcome,
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ outcome })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .execute();
}
