import type { Clock } from '#kernel/clock/clock.ts';
import type { BooksPart, BooksQuestion, BooksReader } from './books-reader.ts';
import { FeedUnread } from './fetch-limited.ts';

const minuteMs = 60_000;

/** How long a part of a dialect's books is at most: the longest that Pragmatic Play tells at once. */
export const windowMs = 10 * minuteMs;

/** So much earlier than asked for, and so much longer, books are read: the vendor's clock is not ours. */
export const slackMs = 15 * minuteMs;

/** A period of a vendor's books; milliseconds since 1970, `end` not included. */
export interface Window {
  begin: number;
  end: number;
}

/** What a vendor told of a window, or of one portfolio in it, and the time up to which that is all; ms since 1970. */
export interface WindowTold {
  transactions: BooksPart['transactions'];
  upTo: number;
}

/**
 * Books that a vendor tells by time, read window by window. Each begins where the vendor said that the one before ends,
 * is over before it is asked for, and brings the reading on: so none is passed over, and none is read before it is whole.
 * A vendor that tells in several answers is read on from where the first of them ends.
 */
export function createWindowReader(
  { clock }: { clock: Clock },
  tell: (window: Window) => Promise<WindowTold[]>,
): BooksReader {
  const endOf = (to: Date) => new Date(to.getTime() + slackMs);

  async function read({ from, to, cursor }: BooksQuestion): Promise<BooksPart> {
    // A cursor of another kind is of the time before the vendor spoke this dialect.
    const begin = cursor !== null && /^\d{13}$/.test(cursor) ? Number(cursor) : from.getTime() - slackMs;
    const window = { begin, end: begin + windowMs };
    if (window.end > clock.now().getTime()) throw new FeedUnread('late');
    const told = await tell(window);
    const ends = told.map(({ upTo }) => upTo);
    // What ends before the window begins is told of an earlier one, or by a vendor whose books are behind.
    if (ends.some((end) => end <= begin)) throw new FeedUnread('late');
    // What ends after it was told of a later one, and says nothing of this.
    if (ends.some((end) => end > window.end)) throw new FeedUnread('malformed');
    const next = Math.min(...ends);
    const transactions = told.flatMap((one) => one.transactions);
    return { transactions, nextCursor: String(next), hasMore: next < endOf(to).getTime() };
  }

  return { read, endOf };
}
