import type { FeedPage, FeedQuery } from '../protocol/index.ts';
import { type Book, type Movement, movementsOfVendor } from './book.ts';
import type { Fault } from './faults.ts';
import { cursorOf, type FeedPlace, placeOf } from './feed-place.ts';
import { feedTransactionOf, isTold } from './feed-transaction.ts';
import { dayMs } from './rules.ts';

/** The feed of the wallet in memory: a page of what a vendor moved, in the order in which it came. */
export function createFeed(deps: { book: Book; now: () => Date; faults: ReadonlySet<Fault> }) {
  const { book, now, faults } = deps;

  function placeIn(cursor: string): FeedPlace | undefined {
    const place = placeOf(cursor);
    if (place === undefined && faults.has('falls over a strange cursor')) throw new Error('this is no cursor');
    if (place === undefined && faults.has('begins anew at a strange cursor')) return { begin: 0, end: 0, givenAt: 0 };
    const isOld = place !== undefined && now().getTime() - place.givenAt > dayMs;
    return isOld && faults.has('forgets a cursor of yesterday') ? undefined : place;
  }
  function placeFrom(all: readonly Movement[], from: Date | undefined): FeedPlace {
    const found = all.findIndex(({ at }) => from === undefined || at >= from || faults.has('feeds from the beginning'));
    return { begin: found === -1 ? all.length : found, end: 0, givenAt: 0 };
  }

  return async (vendorCode: string, { cursor, from, limit }: FeedQuery): Promise<FeedPage | undefined> => {
    const all = movementsOfVendor(book, vendorCode).filter((movement) => isTold(movement, faults));
    const place = cursor === undefined ? placeFrom(all, from) : placeIn(cursor);
    if (place === undefined) return undefined;
    const isShort = place.end > place.begin && faults.has('loses what came between pages');
    const end = isShort ? place.end : all.length;
    const isAgain = cursor !== undefined && place.begin > 0 && faults.has('feeds the end of a page again');
    const begin = isAgain ? place.begin - 1 : place.begin;
    const hasMore = begin + limit < end;
    const next = { begin: hasMore ? begin + limit : all.length, end, givenAt: now().getTime() };
    const page = all.slice(begin, hasMore ? next.begin : end);
    const transactions = page.map((movement) => feedTransactionOf(movement, faults));
    return {
      transactions: faults.has('feeds the newest first') ? transactions.toReversed() : transactions,
      nextCursor: cursorOf(next),
      hasMore,
    };
  };
}
