import type pg from 'pg';
import { createPool } from './pool.ts';

/**
 * Connections for prepared statements that find each row by its key. Plans that read whole tables are switched off: one
 * made while the tables were young would be kept when they are not.
 */
export function createLookupPool(options: {
  url: string;
  connectionsMax: number;
  onError: (error: Error) => void;
}): pg.Pool {
  return createPool(
    {
      connectionString: options.url,
      max: options.connectionsMax,
      options: '-c enable_hashjoin=off -c enable_mergejoin=off -c enable_seqscan=off -c enable_bitmapscan=off',
    },
    options.onError,
  );
}
