import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A store function that must run inside a transaction asks for this. */
export type Tx = Transaction<Tables>;

const POOL_CONNECTIONS_MAX = 10;

/**
 * Opens a pool.
 * @param onIdleError called when the server drops an idle connection; without a listener the process would end
 */
export function openDatabase(url: string, onIdleError: (err: Error) => void): Db {
  const pool = new pg.Pool({ connectionString: url, max: POOL_CONNECTIONS_MAX });
  pool.on('error', onIdleError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
