import type { Reader, Tx } from '#kernel/database/database.ts';

/** An order to a provider. */
export interface Payout {
  id: string;
  withdrawalId: string;
  provider: string;
  providerPayoutId: string | null;
}

/** Keeps a new order. */
export async function insertPayout(tx: Tx, payout: Payout, createdAt: Date): Promise<void> {
  const { id, withdrawalId, provider } = payout;
  await tx.insertInto('payout').values({ id, withdrawal_id: withdrawalId, provider, created_at: createdAt }).execute();
}

/** One order. */
export function findPayout(db: Reader, id: string): Promise<Payout | undefined> {
  return db
    .selectFrom('payout')
    .select(['id', 'withdrawal_id as withdrawalId', 'provider', 'provider_payout_id as providerPayoutId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Notes what the provider calls an order; the first name counts. */
export async function noteProviderId(tx: Tx, id: string, providerPayoutId: string): Promise<void> {
  await tx
    .updateTable('payout')
    .set({ provider_payout_id: providerPayoutId })
    .where('id', '=', id)
    .where('provider_payout_id', 'is', null)
    .execute();
}

/** What we made of something that a provider told us. */
export type PayoutOutcome = 'applied' | 'ignored' | 'mismatch' | 'unknown_payout';

/** Notes an event; when it is an old one answers what we made of it then. Waits for another transaction that has it. */
export async function notePayoutEvent(
  tx: Tx,
  event: { provider: string; eventId: string; withdrawalId: string | null; payload: string; receivedAt: Date },
): Promise<{ isNew: true } | { isNew: false; outcome: PayoutOutcome }> {
  const added = await tx
    .insertInto('payout_event')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      withdrawal_id: event.withdrawalId,
      payload: event.payload,
      outcome: 'applied',
      received_at: event.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (added !== undefined) return { isNew: true };
  const known = await tx
    .selectFrom('payout_event')
    .select('outcome')
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .executeTakeFirstOrThrow();
  return { isNew: false, outcome: known.outcome as PayoutOutcome };
}

/** Writes what we made of an event that was just noted. */
export async function setPayoutOutcome(
  tx: Tx,
  { provider, eventId }: { provider: string; eventId: string },
  outcome: PayoutOutcome,
): Promise<void> {
  const event = tx.updateTable('payout_event').set({ outcome }).where('provider', '=', provider);
  await event.where('event_id', '=', eventId).execute();
}
