import type { Clock } from '#kernel/clock/clock.ts';
import { movementsOf, planMoved, sortOut } from './ledger.at-once.ts';
import { type Companion, companionStatements } from './ledger.companion.ts';
import { type BatchConnection, createBatchPool } from './ledger.connection.ts';
import { postLocked } from './ledger.post.ts';
import { assertWellFormed, type Posting, type PostOutcome } from './ledger.posting.ts';
import { createPostingQueue } from './ledger.queue.ts';
import { insertTransfers, moveBalances, type MovedRow, writeHolds } from './ledger.write.store.ts';

/** How many postings must wait for a batch to be started beside one that is under way. */
const besideFrom = 64;

/** A posting that waits for its batch. */
interface Ask {
  posting: Posting;
  companions: readonly Companion[];
  resolve(outcome: PostOutcome): void;
  reject(error: unknown): void;
}

/** Posts what arrives together in one transaction. An answer means that the posting is on disk. */
export interface BatchPoster {
  /**
   * Posts alone when a connection is free and the player has nothing under way, else with whatever else is waiting by
   * then. Rejects when the posting could not be decided (no database, a row that the database refuses): asking again
   * with the same key is safe.
   */
  submit(posting: Posting, ...companions: readonly Companion[]): Promise<PostOutcome>;
  /** Waits for what was asked so far. */
  close(): Promise<void>;
}

/** What a poster is made of. */
export interface BatchPosterOptions {
  url: string;
  clock: Clock;
  onError: (error: Error) => void;
  /** Batches under way at the same time, each on a connection of its own. */
  connectionsMax?: number;
  /** Postings in one batch. */
  batchMax?: number;
  /** Postings that may wait; beyond it `submit` rejects at once. */
  waitingMax?: number;
}

/** Errors of PostgreSQL have a five-character code; without one (or with that of a shutdown) the connection is gone. */
function isLost(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || /^(?:57P|08)/.test(code);
}

function settle(asks: readonly Ask[], outcomes: readonly PostOutcome[]): void {
  for (const [index, { resolve, reject }] of asks.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined) reject(new Error('A posting was left without an answer'));
    else resolve(outcome);
  }
}

/** Companion rows of a batch, by what became of each posting. */
function companionsOf(asks: readonly Ask[], outcomes: readonly PostOutcome[]) {
  return companionStatements(
    asks.flatMap(({ companions }, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : companions.map((companion) => ({ companion, outcome }));
    }),
  );
}

/** Moves balances first and writes the journals behind them, in two round trips; answers the asks that need a lock. */
async function postAtOnce(connection: BatchConnection, asks: Ask[], now: Date): Promise<Ask[]> {
  const movements = movementsOf(asks.map(({ posting }) => posting));
  const rows = await connection.send<MovedRow>(['begin', moveBalances(movements, now)]);
  const sorted = sortOut(asks, movements, rows);
  const postings = sorted?.now.map(({ posting }) => posting) ?? [];
  const plan = postings.length === 0 ? undefined : planMoved(postings, movements, rows, now);
  if (sorted === undefined || plan === undefined) {
    await connection.send(['rollback']);
    return asks;
  }
  const companions = companionsOf(sorted.now, plan.outcomes);
  await connection.send([insertTransfers(plan.transfers, now), ...writeHolds(plan), ...companions, 'commit']);
  settle(sorted.now, plan.outcomes);
  return sorted.later;
}

/** Locks first, then looks up, decides and writes. */
async function postUnderLock(connection: BatchConnection, asks: Ask[], now: Date): Promise<void> {
  await connection.send(['begin']);
  const { outcomes } = await postLocked(
    connection.run,
    asks.map(({ posting }) => posting),
    now,
  );
  await connection.send([...companionsOf(asks, outcomes), 'commit']);
  settle(asks, outcomes);
}

/** The ledger's fast door: one queue for each process, a few connections, as many postings a transaction as are waiting. */
export function createBatchPoster(options: BatchPosterOptions): BatchPoster {
  const { clock, connectionsMax = 3, batchMax = 512, waitingMax = 20_000 } = options;
  const pool = createBatchPool({ url: options.url, connectionsMax, onError: options.onError });
  const queue = createPostingQueue<Ask>();
  const underWay = new Set<Promise<void>>();
  let isDue = false;

  async function onConnection<T>(work: (connection: BatchConnection) => Promise<T>): Promise<T> {
    const connection = await pool.connect();
    try {
      const done = await work(connection);
      connection.release();
      return done;
    } catch (error) {
      const isLeft = await connection.send(['rollback']).then(
        () => true,
        () => false,
      );
      connection.release(isLeft ? undefined : (error as Error));
      throw error;
    }
  }

  const underLock = (asks: Ask[]): Promise<void> =>
    onConnection((connection) => postUnderLock(connection, asks, clock.now()));

  /** What failed together is tried once more in halves, so that one bad posting harms no other and costs few transactions. */
  async function postInHalves(asks: readonly Ask[]): Promise<void> {
    const middle = Math.ceil(asks.length / 2);
    for (const half of [asks.slice(0, middle), asks.slice(middle)]) await postOrPart(half);
  }

  async function postOrPart(asks: Ask[]): Promise<void> {
    if (asks.length === 0) return;
    await underLock(asks).catch((error: unknown) => {
      if (asks.length > 1 && !isLost(error)) return postInHalves(asks);
      for (const { reject } of asks) reject(error);
      return undefined;
    });
  }

  async function post(asks: Ask[]): Promise<void> {
    // What failed at once (a key that exists, a deadlock, a lost connection) is unanswered and may be asked again.
    const later = await onConnection((connection) => postAtOnce(connection, asks, clock.now())).catch(() => asks);
    await postOrPart(later);
  }

  function pump(): void {
    while (underWay.size < connectionsMax) {
      // One batch that gathers while another is written costs less than two that share what there is.
      if (underWay.size > 0 && queue.length < besideFrom) return;
      const asks = queue.take(batchMax);
      if (asks === undefined) return;
      const batch = post(asks).finally(() => {
        underWay.delete(batch);
        queue.done(asks);
        pump();
      });
      underWay.add(batch);
    }
  }

  /** Lets whatever is asked in this turn of the event loop go together. */
  function pumpSoon(): void {
    if (isDue || underWay.size >= connectionsMax) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      pump();
    });
  }

  return {
    submit(posting, ...companions) {
      return new Promise((resolve, reject) => {
        assertWellFormed(posting);
        // One that is about to go does not wait.
        if (queue.length >= waitingMax + (isDue ? 1 : 0)) throw new Error('Too many postings are waiting');
        queue.add({ posting, companions, resolve, reject });
        pumpSoon();
      });
    },
    async close() {
      pump();
      while (underWay.size > 0) await Promise.all(underWay);
      await pool.close();
    },
  };
}
