import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A store function that must run inside a transaction asks for this. */
export type Tx = Transaction<Tables>;

const POOL_CONNECTIONS_MAX = 10;

/**
 * Opens a pool.
 * @param onLost called when the server drops a connection, idle or lent out; without listeners the process would end
 */
export function openDatabase(url: string, onLost: (err: Error) => void): Db {
  const pool = new pg.Pool({ connectionString: url, max: POOL_CONNECTIONS_MAX });
  // The pool's own listener hears of idle connections only, and what it is told carries the whole connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (err: Error & { client?: unknown }) => {
      delete err.client;
      onLost(err);
    }),
  );
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
