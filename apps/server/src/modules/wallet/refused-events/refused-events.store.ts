import { sql } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';

/** An event of a payment provider that was refused before it could be read. */
export interface RefusedEvent {
  /** Code of the provider whose address it came to. */
  provider: string;
  about: 'payment' | 'payout';
  reason: 'unsigned' | 'malformed';
  /** SHA-256 of what a provider signed; empty for what anybody may have sent. */
  digest: string;
  /** The beginning of what a provider signed. */
  body: string | null;
}

/** Adds to the refusals of an hour; true when they are its first that look so. */
export async function addRefusedEvent(tx: Tx, refused: RefusedEvent, { times, hour }: { times: number; hour: Date }) {
  const row = await tx
    .insertInto('payment_event_refusal')
    .values({ ...refused, hour, times: BigInt(times) })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'about', 'reason', 'digest', 'hour'])
        .doUpdateSet({ times: sql`payment_event_refusal.times + excluded.times` }),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  return row.times === BigInt(times);
}
