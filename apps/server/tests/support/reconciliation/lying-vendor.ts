import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedQuery, FeedTransaction } from '@quetzal/vendor-kit/protocol';
import { createFeedServer, nodeListener } from '@quetzal/vendor-kit/server';

/** What a vendor does to whoever reads its feed. */
export type Mood = 'normal' | 'slow' | 'failing' | 'forging';

export interface LyingVendor {
  /** What it tells, in this order. */
  told: FeedTransaction[];
  mood: Mood;
  /** Transactions on a page at most, whatever was asked for. */
  pageMax: number;
  /** Called before each page is given. */
  onPage: (query: FeedQuery) => void;
  asked: FeedQuery[];
  /** Calls that got no answer because it was slow. */
  stalled: number;
  baseUrl: string;
  close(): Promise<void>;
}

/** A vendor on a port that tells what a test puts into it, with the kit's own side of the feed. */
export async function startLyingVendor(options: { secret: string; now: () => Date }): Promise<LyingVendor> {
  const asked: FeedQuery[] = [];
  const vendor = {
    told: [],
    mood: 'normal',
    pageMax: 1_000,
    onPage: () => undefined,
    asked,
    stalled: 0,
  } as unknown as LyingVendor;
  const feed = createFeedServer({
    secretOf: () => (vendor.mood === 'forging' ? 'not-the-secret-of-anyone' : options.secret),
    now: options.now,
    verify: () => 'OK',
    onError: () => undefined,
    async pageOf(_vendorCode, query) {
      asked.push(query);
      vendor.onPage(query);
      const { from, cursor } = query;
      const since = from === undefined ? vendor.told : vendor.told.filter(({ at }) => new Date(at) >= from);
      // A cursor of this vendor is the number of transactions from the end of those that were asked for.
      const begin = cursor === undefined ? vendor.told.length - since.length : Number(cursor);
      const rows = cursor === undefined ? since : vendor.told.slice(begin);
      const transactions = rows.slice(0, vendor.pageMax);
      const end = begin + transactions.length;
      return { transactions, nextCursor: String(end), hasMore: end < vendor.told.length };
    },
  });
  const answer = nodeListener(feed);
  const server: Server = createServer((req, res) => {
    if (vendor.mood === 'slow') {
      vendor.stalled += 1;
      return;
    }
    if (vendor.mood === 'failing') res.writeHead(503).end();
    else answer(req, res);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  vendor.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vendor.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return vendor;
}
