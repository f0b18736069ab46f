import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Lets all who take a turn of this name go one after another until their transactions end, whatever process they are in. What
 * is read after it, whoever was before has left.
 */
export async function takeTurn(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
