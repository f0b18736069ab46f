import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { createPool } from './pool.ts';
import type { DB } from './schema.generated.ts';

/** The database, for statements that stand alone. */
export type Database = Kysely<DB>;
/** An open transaction: what a store's write functions take first, so that nobody writes outside one. */
export type Tx = Transaction<DB>;
/** A place to read from: the database or an open transaction. */
export type Reader = Kysely<DB> | Tx;

// int8 as bigint: money and counters must not pass through a float.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));

/** A pool of connections with the query builder on top. `close` waits for the queries under way. */
export function createDatabase(options: { url: string; poolMax: number; onError: (error: Error) => void }): {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
} {
  const pool = createPool({ connectionString: options.url, max: options.poolMax }, options.onError);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
