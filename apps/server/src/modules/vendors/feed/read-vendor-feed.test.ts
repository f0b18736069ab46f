import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedQuery } from '@quetzal/vendor-kit/protocol';
import { createFeedServer, nodeListener } from '@quetzal/vendor-kit/server';
import { signResponse } from '@quetzal/vendor-kit/signature';
import { afterEach, describe, expect, test } from 'vitest';
import { FeedUnread } from './fetch-limited.ts';
import { readVendorPage } from './read-vendor-feed.ts';

const secret = 'only-for-tests-solaris';
const now = new Date('2026-11-21T12:00:00Z');
const from = new Date('2026-11-20T00:00:00Z');
const transaction = {
  type: 'bet',
  txId: 't1',
  operatorId: 'quetzal',
  playerRef: 'ana',
  amount: '1.00',
  currency: 'MXN',
  state: 'done',
  at: '2026-11-21T11:00:00.000Z',
} as const;
let server: Server | undefined;

async function listen(listener: RequestListener): Promise<string> {
  const http = createServer(listener).listen(0, '127.0.0.1');
  server = http;
  await new Promise((resolve) => http.once('listening', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const read = (baseUrl: string, cursor: string | null = null, timeoutMs = 10_000) => {
  const deps = { clock: { now: () => now }, timeoutMs };
  return readVendorPage(deps, { vendorCode: 'SOL', baseUrl, secret }, { from, cursor, limit: 100 });
};

/** A vendor that answers this, rightly signed. */
const saying =
  (text: string, httpStatus = 200, at = now): RequestListener =>
  (req, res) => {
    const signed = signResponse(secret, { method: 'GET', path: req.url ?? '', body: text }, at);
    res.writeHead(httpStatus, { ...signed }).end(text);
  };

describe('a page of a vendor’s feed', () => {
  test('is asked for from a time, then by cursor, signed so that the kit takes it', async () => {
    const asked: FeedQuery[] = [];
    const feed = createFeedServer({
      secretOf: (code) => (code === 'SOL' ? secret : undefined),
      now: () => now,
      onError: () => undefined,
      async pageOf(_vendorCode, query) {
        asked.push(query);
        return { transactions: [transaction], nextCursor: 'c1', hasMore: false };
      },
    });
    const baseUrl = await listen(nodeListener(feed));
    expect(await read(baseUrl)).toMatchObject({ transactions: [transaction], nextCursor: 'c1', hasMore: false });
    await read(baseUrl, 'c1');
    expect(asked).toEqual([
      { from, limit: 100 },
      { cursor: 'c1', limit: 100 },
    ]);
  });

  test('may be signed with keys, ours and the vendor’s', async () => {
    const [vendor, stranger, ours] = [0, 1, 2].map(() => generateKeyPairSync('ed25519'));
    if (vendor === undefined || stranger === undefined || ours === undefined) throw new Error('no keys');
    const feed = createFeedServer({
      secretOf: () => ({ own: vendor.privateKey, theirs: [ours.publicKey] }),
      now: () => now,
      onError: () => undefined,
      pageOf: async () => ({ transactions: [transaction], nextCursor: 'c1', hasMore: false }),
    });
    const baseUrl = await listen(nodeListener(feed));
    const readWith = (theirs: typeof vendor) => {
      const keys = { ours: ours.privateKey, keyId: 'w1', theirs: [theirs.publicKey] };
      const deps = { clock: { now: () => now }, timeoutMs: 10_000 };
      return readVendorPage(deps, { vendorCode: 'SOL', baseUrl, secret: keys }, { from, cursor: null, limit: 100 });
    };
    expect(await readWith(vendor)).toMatchObject({ transactions: [transaction] });
    await expect(readWith(stranger)).rejects.toMatchObject({ trouble: 'bad_signature' });
  });

  const page = { status: 'OK', requestId: '', transactions: [transaction], nextCursor: 'c1', hasMore: true };
  const text = JSON.stringify(page);
  const changed = (more: object) => JSON.stringify({ ...page, transactions: [{ ...transaction, ...more }] });
  test.each<[string, RequestListener, string]>([
    ['the vendor fails', saying(text, 500), 'unreachable'],
    ['the vendor hangs up', (req) => req.destroy(), 'unreachable'],
    [
      'it sends us elsewhere',
      (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1' }).end(),
      'unreachable',
    ],
    ['it is not signed', (_req, res) => res.end(text), 'bad_signature'],
    ['it was signed an hour ago', saying(text, 200, new Date(now.getTime() - 3_600_000)), 'bad_signature'],
    ['the vendor refuses', saying('{"status":"INVALID_SIGNATURE","requestId":""}', 401), 'refused'],
    ['it is not JSON', saying('<html>'), 'malformed'],
    ['it is no page', saying('{"status":"OK"}'), 'malformed'],
    ['an amount in it is a number', saying(changed({ amount: 1 })), 'malformed'],
    ['an amount in it is below nothing', saying(changed({ amount: '-1.00' })), 'malformed'],
    ['a time in it is none', saying(changed({ at: 'yesterday' })), 'malformed'],
    ['a time in it is a leap second', saying(changed({ at: '2016-12-31T23:59:60Z' })), 'malformed'],
    ['a time in it names a zone', saying(changed({ at: '2026-11-21T11:00:00Z[UTC]' })), 'malformed'],
    ['a text in it cannot be kept', saying(changed({ txId: 'a\u0000b' })), 'malformed'],
    ['half of a character is in it', saying(changed({ txId: 'a\ud800' })), 'malformed'],
    ['it is longer than a page can be', saying(`"${'x'.repeat(5_000_000)}"`), 'malformed'],
    ['it promises more and stays where it is', saying(JSON.stringify({ ...page, nextCursor: 'c0' })), 'malformed'],
  ])('is not believed when %s', async (_what, listener, trouble) => {
    const reading = read(await listen(listener), 'c0');
    await expect(reading).rejects.toThrow(FeedUnread);
    await expect(reading).rejects.toMatchObject({ trouble });
  });

  test('is not waited for any longer than we may wait', async () => {
    const reading = read(await listen(() => undefined), null, 200);
    await expect(reading).rejects.toMatchObject({ trouble: 'unreachable' });
  });

  test('is not there when the vendor is down', async () => {
    await listen(() => undefined);
    await expect(read('http://127.0.0.1:1')).rejects.toMatchObject({ trouble: 'unreachable' });
  });
});
