import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createFeedReader, createSignedRead, WalletUnreachable } from '../client/index.ts';
import type { FeedQuery, FeedTransaction } from '../protocol/index.ts';
import { createFeedServer, nodeListener } from './index.ts';

const secret = 'only-for-tests-solaris';
const now = () => new Date('2026-11-21T12:00:00Z');
const transactions: FeedTransaction[] = Array.from({ length: 25 }, (_, index) => ({
  type: 'bet',
  txId: `t${index}`,
  operatorId: 'quetzal',
  playerRef: 'ana',
  amount: '1.00',
  currency: 'MXN',
  state: 'done',
  at: '2026-11-21T11:00:00.000Z',
}));
let http: Server;

/** A vendor's feed on a port, and a reader of it. */
async function feed(options: { onError?: (error: unknown) => void; signsWith?: string; stands?: boolean } = {}) {
  const asked: FeedQuery[] = [];
  const server = createFeedServer({
    secretOf: (code) => (code === 'SOL' ? (options.signsWith ?? secret) : undefined),
    now,
    onError: options.onError ?? (() => undefined),
    async pageOf(_vendorCode, query) {
      asked.push(query);
      if (options.onError !== undefined) throw new Error('the database is away');
      const begin = Number(query.cursor ?? 0);
      if (Number.isNaN(begin)) return undefined;
      const end = options.stands === true ? begin : begin + query.limit;
      const hasMore = end < transactions.length;
      return { transactions: transactions.slice(begin, end), nextCursor: String(end), hasMore };
    },
  });
  http = createServer(nodeListener(server)).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const reader = createFeedReader({ baseUrl, vendorCode: 'SOL', secret, now, timeoutMs: 2_000, fetch });
  return { reader, asked, baseUrl };
}

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

describe('a feed over HTTP', () => {
  test('is read page by page to its end, from a time and then by cursor', async () => {
    const { reader, asked } = await feed();
    const from = new Date('2026-11-20T00:00:00Z');
    const given: string[] = [];
    for await (const page of reader.pages({ from, limit: 10 }))
      given.push(...page.transactions.map(({ txId }) => txId));
    expect(given).toEqual(transactions.map(({ txId }) => txId));
    expect(asked).toEqual([
      { from, limit: 10 },
      { cursor: '10', limit: 10 },
      { cursor: '20', limit: 10 },
    ]);
  });

  test('that does not go on ends the reading', async () => {
    const { reader } = await feed({ stands: true });
    const read = async () => {
      for await (const page of reader.pages({ cursor: '5', limit: 10 })) expect(page.transactions).toEqual([]);
    };
    await expect(read()).rejects.toThrow(WalletUnreachable);
  });

  test('that is signed with another secret, or fails, or knows no such cursor, is not believed', async () => {
    const { reader } = await feed();
    await expect(reader.page({ cursor: 'nonsense', limit: 10 })).rejects.toThrow('INVALID_REQUEST');
    http.close();
    const forged = await feed({ signsWith: 'not-the-secret-of-this' });
    await expect(forged.reader.page({ limit: 10 })).rejects.toThrow(WalletUnreachable);
    http.close();
    const errors: unknown[] = [];
    const failing = await feed({ onError: (error) => errors.push(error) });
    await expect(failing.reader.page({ limit: 10 })).rejects.toThrow('HTTP 500');
    expect(errors).toHaveLength(1);
  });

  test.each(['limit=9', 'limit=1001', 'limit=1e2', 'from=yesterday', 'cursor='])('refuses ?%s', async (query) => {
    const { reader, asked, baseUrl } = await feed();
    const read = createSignedRead({ baseUrl, vendorCode: 'SOL', secret, now, timeoutMs: 2_000, fetch });
    expect(await read(`/vendor/v1/feed/transactions?${query}`)).toMatchObject({ status: 'INVALID_REQUEST' });
    await expect(reader.page({ limit: 10 })).resolves.toMatchObject({ hasMore: true });
    expect(asked).toHaveLength(1);
  });
});
