import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { channel, type EventMap, type EventName } from './events.ts';

/** Tells every process of a fact when, and only if, the transaction that makes it true commits. */
export async function publishAtCommit<N extends EventName>(tx: Tx, name: N, payload: EventMap[N]): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify({ name, payload })})`.execute(tx);
}
