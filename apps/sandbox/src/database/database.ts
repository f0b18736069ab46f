import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** The sandbox's own database. */
export type Database = Kysely<Tables>;
/** An open transaction: what a store's write functions take. */
export type Tx = Transaction<Tables>;

const connectionsMax = 6;

// int8 as bigint: money must not pass through a float.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));

/** Opens a pool. `onError` hears of connections that the server drops; without it the process would end. */
export function openDatabase(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: connectionsMax });
  // Without a listener a connection that PostgreSQL closes would end the process: the pool's own hears of idle ones, each
  // connection's of those that are lent out as well. What the pool hangs on the error is the whole connection: not for logs.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error: Error & { client?: unknown }) => {
      delete error.client;
      onError(error);
    }),
  );
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
