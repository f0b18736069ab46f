import pg from 'pg';

/** A query as pg takes it: a text or a configuration, then values, then a callback. */
type Asked = [config: unknown, values?: unknown, callback?: unknown];

/**
 * A connection whose promises are made here. pg's own keep each query within reach of the one before it, so that young
 * garbage is copied and promoted until the next full collection: under load a third of the queries a second, and pauses
 * of tens of milliseconds.
 */
class Client extends pg.Client {
  override query(...asked: Asked): never {
    const ask = super.query.bind(this) as (...asked: Asked) => unknown;
    const [config] = asked;
    const isPlain = typeof config === 'string' || typeof (config as { submit?: unknown }).submit !== 'function';
    const hasCallback = asked.some((one) => typeof one === 'function');
    return (isPlain && !hasCallback ? answered(ask, asked) : ask(...asked)) as never;
  }
}

async function answered(ask: (...asked: Asked) => unknown, [config, values]: Asked): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      ask(config, values, (error: Error | null | undefined, result: unknown) =>
        error ? reject(error) : resolve(result),
      );
    });
  } catch (error) {
    // Names who asked, where pg knows only the socket that the answer came from.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

/** A pool of connections that outlives any of them: what goes wrong on one is told to `onError`. */
export function createPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ idleTimeoutMillis: 30_000, ...config, Client });
  // Without a listener a connection that PostgreSQL closes would end the process: the pool's own hears of idle ones, each
  // connection's of those that are lent out as well. What the pool hangs on the error is the whole connection: not for logs.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error: Error & { client?: unknown }) => {
      delete error.client;
      onError(error);
    }),
  );
  return pool;
}
