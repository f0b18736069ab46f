import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSignedRead, WalletUnreachable } from '../client/index.ts';
import { type Jackpot, jackpotPathOf, type JackpotQuery } from '../protocol/index.ts';
import { createJackpotServer, nodeListener } from './index.ts';

const secret = 'only-for-tests-solaris';
const now = () => new Date('2026-11-21T12:00:00Z');
const pot: Jackpot = { amount: '2514.7721', isOpen: true, wins: [] };
const wish = { operatorId: 'quetzal', currency: 'MXN' };
let http: Server;

/** A vendor's pot on a port, and a reader of it. */
async function vendor(jackpotOf: () => Promise<Jackpot | null>, signsWith = secret) {
  const asked: JackpotQuery[] = [];
  const errors: unknown[] = [];
  const server = createJackpotServer({
    secretOf: (code) => (code === 'SOL' ? signsWith : undefined),
    now,
    onError: (error) => void errors.push(error),
    async jackpotOf(_vendorCode, query) {
      asked.push(query);
      return jackpotOf();
    },
  });
  http = createServer(nodeListener(server)).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const read = createSignedRead({ baseUrl, vendorCode: 'SOL', secret, now, timeoutMs: 2_000, fetch });
  return { read, asked, errors };
}

afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

describe('a pot over HTTP', () => {
  test('is told to whoever signs, and none is told as null', async () => {
    const { read, asked } = await vendor(async () => (asked.length === 1 ? pot : null));
    expect(await read(jackpotPathOf(wish))).toEqual({ status: 'OK', requestId: '', jackpot: pot });
    expect(await read(jackpotPathOf(wish))).toMatchObject({ status: 'OK', jackpot: null });
    expect(asked).toEqual([wish, wish]);
  });

  test.each([
    '',
    '?operatorId=quetzal',
    '?currency=MXN',
    '?operatorId=Quetzal&currency=MXN',
    '?operatorId=q&currency=m',
  ])('is not looked for by %j', async (query) => {
    const { read, asked } = await vendor(async () => pot);
    expect(await read(`/vendor/v1/jackpot${query}`)).toMatchObject({ status: 'INVALID_REQUEST' });
    expect(asked).toEqual([]);
  });

  test('is not told under another key, nor when it cannot be read', async () => {
    const { read, asked } = await vendor(async () => pot, 'only-for-tests-another');
    await expect(read(jackpotPathOf(wish))).rejects.toThrow(WalletUnreachable);
    expect(asked).toEqual([]);
    http.close();
    const down = await vendor(async () => Promise.reject(new Error('the database is away')));
    await expect(down.read(jackpotPathOf(wish))).rejects.toThrow(WalletUnreachable);
    expect(down.errors).toHaveLength(1);
  });
});
