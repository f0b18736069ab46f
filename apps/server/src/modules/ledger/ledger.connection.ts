import type { Writable } from 'node:stream';
import { createPool } from '#kernel/database/pool.ts';
import type { Run, Statement } from './ledger.statement-text.ts';

/** A database transaction of the poster. Statements sent together travel together; an error ends the transaction. */
export interface BatchConnection {
  /** Sends statements without waiting between them; answers the rows of the last one. */
  send<R>(statements: readonly (Statement | string)[]): Promise<R[]>;
  run: Run;
  release(error?: Error): void;
}

/**
 * Small pool of pipelined connections. Plans that would lock accounts in another order than the one given are switched
 * off on them.
 */
export function createBatchPool(options: { url: string; connectionsMax: number; onError: (error: Error) => void }): {
  connect: () => Promise<BatchConnection>;
  close: () => Promise<void>;
} {
  const pool = createPool(
    {
      connectionString: options.url,
      max: options.connectionsMax,
      pipeline: true,
      options: '-c enable_hashjoin=off -c enable_mergejoin=off -c enable_seqscan=off',
    },
    options.onError,
  );

  async function connect(): Promise<BatchConnection> {
    const client = await pool.connect();
    const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
    async function send<R>(statements: readonly (Statement | string)[]): Promise<R[]> {
      // Without the cork each statement is a write to the network of its own.
      stream.cork();
      const asked = statements.map((statement) => client.query(statement as string));
      stream.uncork();
      const answers = await Promise.allSettled(asked);
      for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
      const last = answers.at(-1);
      return last?.status === 'fulfilled' ? (last.value.rows as R[]) : [];
    }
    return { send, run: (statement) => send([statement]), release: (error) => client.release(error) };
  }
  return { connect, close: () => pool.end() };
}
