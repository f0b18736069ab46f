import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** How many transactions of a database wait for another one. */
export async function waitingIn(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
