import pg from 'pg';

/**
 * Connections for prepared statements that find each row by its key. Plans that read whole tables are switched off: one
 * made while the tables were young would be kept when they are not.
 */
export function createLookupPool(options: {
  url: string;
  connectionsMax: number;
  onError: (error: Error) => void;
}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax,
    idleTimeoutMillis: 30_000,
    options: '-c enable_hashjoin=off -c enable_mergejoin=off -c enable_seqscan=off -c enable_bitmapscan=off',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error: Error & { client?: unknown }) => {
      delete error.client;
      options.onError(error);
    }),
  );
  return pool;
}
