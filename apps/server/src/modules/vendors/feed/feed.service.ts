import type { Reader } from '#kernel/database/database.ts';
import type { FeedPlace } from './feed-cursor.ts';
import { type KnownTransaction, selectBetween, selectFirstWritten, selectHorizon } from './feed.store.ts';

const hourMs = 60 * 60_000;
/** How many database transactions are looked through at first: each writes up to hundreds of movements, or none. */
const stretchMin = 8n;

/** A part of a vendor's movements, and where the next one begins. */
export interface FeedPart {
  transactions: KnownTransaction[];
  next: FeedPlace;
  hasMore: boolean;
}

/**
 * Movements of a vendor in the order in which their database transactions began to write. Only those below the oldest
 * transaction that is still under way are given, so that nothing that commits late is ever passed over, and a cursor
 * stays right whatever is inserted.
 */
export async function readFeed(
  db: Reader,
  wish: { vendorCode: string; place: FeedPlace | undefined; from: Date | undefined; limit: number; now: Date },
): Promise<FeedPart> {
  const { vendorCode, limit, place } = wish;
  const horizon = await selectHorizon(db);
  const from = place === undefined ? wish.from : undefined;
  const beginning = { writtenIn: from === undefined ? 0n : await startOf(db, from, wish.now, horizon), txId: '' };
  let after = place ?? beginning;
  const found: KnownTransaction[] = [];
  for (let stretch = stretchMin; after.writtenIn < horizon && found.length <= limit; stretch *= 8n) {
    const end = after.writtenIn + stretch;
    const below = end < horizon ? end : horizon;
    const rows = await selectBetween(db, { vendorCode, after, below, from }, limit + 1 - found.length);
    found.push(...rows);
    after = { writtenIn: below, txId: '' };
  }
  const transactions = found.slice(0, limit);
  const last = transactions.at(-1);
  const hasMore = found.length > limit;
  return { transactions, hasMore, next: hasMore && last !== undefined ? last : after };
}

/** Where a time begins in the order of the feed: looked for hour by hour, in ever wider steps. */
async function startOf(db: Reader, from: Date, now: Date, horizon: bigint): Promise<bigint> {
  for (let begin = from.getTime(), stepMs = hourMs; begin <= now.getTime(); begin += stepMs, stepMs *= 8) {
    const first = await selectFirstWritten(db, new Date(begin), new Date(begin + stepMs));
    if (first !== null) return first;
  }
  return horizon;
}
