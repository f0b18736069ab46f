import { type FeedPage, feedPageIn, feedPathOf, type FeedQuery } from '../protocol/index.ts';
import { createSignedRead, type SignedCallDeps, WalletUnreachable } from './signed-call.ts';

export type FeedReader = ReturnType<typeof createFeedReader>;

/** Reads the other side's feed. Throws `WalletUnreachable` when a page does not come, or is not signed or none. */
export function createFeedReader(deps: SignedCallDeps) {
  const read = createSignedRead(deps);

  async function page(query: FeedQuery): Promise<FeedPage> {
    const path = feedPathOf(query);
    const answer = await read(path);
    if (answer.status !== 'OK') throw new WalletUnreachable(`${path}: ${answer.status}`);
    const page = feedPageIn(answer);
    if (page === undefined) throw new WalletUnreachable(`${path}: the answer is no page of a feed`);
    return page;
  }

  return {
    page,
    /** Every transaction from a time or cursor to the end that the feed has now, a page at a time. */
    async *pages(start: FeedQuery): AsyncGenerator<FeedPage> {
      for (let query = start; ;) {
        const read = await page(query);
        yield read;
        if (!read.hasMore) return;
        if (read.nextCursor === query.cursor) throw new WalletUnreachable('the feed does not go on');
        query = { cursor: read.nextCursor, limit: start.limit };
      }
    },
  };
}
