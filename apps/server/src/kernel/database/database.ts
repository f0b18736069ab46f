import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
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
  const pool = new pg.Pool({ connectionString: options.url, max: options.poolMax, idleTimeoutMillis: 30_000 });
  // Without a listener a connection that PostgreSQL closes would end the process: the pool's own hears of idle ones, each
  // connection's of those that are lent out as well. What the pool hangs on the error is the whole connection: not for logs.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error: Error & { client?: unknown }) => {
      delete error.client;
      options.onError(error);
    }),
  );
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
