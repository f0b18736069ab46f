import { setTimeout as pause } from 'node:timers/promises';
import {
  type FeedPage,
  feedPageIn,
  feedPageMax,
  feedPathOf,
  type FeedQuery,
  type FeedTransaction,
} from '../protocol/index.ts';
import { BrokenPromise } from './broken-promise.ts';
import { expectNoneTwice } from './feed-expectations.ts';
import { expectStatus, type Wire } from './wire.ts';

const pauseMsMax = 1_000;
/** Both clocks may be apart by half of it. */
const minuteMs = 60_000;

/** What was read of a feed, and the cursor that reads on. */
export interface FeedReading {
  told: FeedTransaction[];
  cursor: string;
}

/** A moment that is over by the clocks of both sides, though not for long. */
export const aMinuteAgo = ({ options }: Wire): Date => new Date(options.now().getTime() - minuteMs);

/** One page, which has to be one. */
export async function pageOf(wire: Wire, query: FeedQuery): Promise<FeedPage> {
  const answer = await wire.get(feedPathOf(query));
  expectStatus(answer, 'OK');
  const page = feedPageIn(answer.fields);
  if (page === undefined || !page.transactions.every(hasId))
    throw new BrokenPromise(`this is no page of a feed: ${answer.text.slice(0, 300)}`);
  const { length } = page.transactions;
  if (length > query.limit) throw new BrokenPromise(`a page of ${query.limit} transactions has ${length}`);
  return page;
}

const hasId = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'txId' in value && typeof value.txId === 'string';

/** The cursor at the end of the feed as it is now: what has been read so far is not told by it again. */
export async function endOfFeed(wire: Wire): Promise<string> {
  const start = { from: aMinuteAgo(wire), limit: feedPageMax };
  const { cursor } = await readToEnd(wire, start, () => true);
  return cursor;
}

/**
 * Reads on until a movement is told, and to the end that the feed has then. A feed may lag behind, but it keeps the order
 * in which things happened: with the last movement, all that were answered before it have been told or never will be.
 */
export function readUntil(wire: Wire, start: FeedQuery, lastTxId: string): Promise<FeedReading> {
  return readToEnd(wire, start, (told) => told.some(({ txId }) => txId === lastTxId));
}

async function readToEnd(
  wire: Wire,
  start: FeedQuery,
  isWhole: (told: readonly FeedTransaction[]) => boolean,
): Promise<FeedReading> {
  const { patienceMs } = wire.options;
  const deadline = performance.now() + patienceMs;
  const told: FeedTransaction[] = [];
  for (let query = start, pauseMs = 10; ;) {
    const { transactions, nextCursor: cursor, hasMore } = await pageOf(wire, query);
    told.push(...transactions);
    expectNoneTwice(told);
    if (!hasMore && isWhole(told)) return { told, cursor };
    if (performance.now() > deadline)
      throw new BrokenPromise(`after ${patienceMs} ms the feed does not tell all, or does not end`);
    query = { cursor, limit: start.limit };
    if (hasMore && transactions.length > 0) continue;
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, pauseMsMax);
  }
}
