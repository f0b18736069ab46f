import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryWallet, memoryFetch, type MemoryWallet } from '../memory-wallet/index.ts';
import { callPaths } from '../protocol/index.ts';
import { signResponse } from '../signature/index.ts';
import {
  createMemoryRetryQueue,
  createSignedCall,
  createWalletClient,
  retryDelayMs,
  WalletUnreachable,
  type QueuedCall,
} from './index.ts';

const secret = 'only-for-tests-solaris';
let time: Date;
let wallet: MemoryWallet;
let gaveUp: [QueuedCall, string][];
/** What the network does to the next calls; a replay gives the answer to the call before once more. */
let network: ('lose the request' | 'lose the answer' | 'answer 503' | 'spoil the answer' | 'replay')[];

beforeEach(() => {
  time = new Date('2026-11-21T12:00:00Z');
  wallet = createMemoryWallet({ secrets: new Map([['SOL', secret]]), now: () => time });
  wallet.addPlayer({ playerRef: 'ana', currency: 'MXN', cash: '100.00', sessionToken: 's' });
  gaveUp = [];
  network = [];
});

function client() {
  const direct = memoryFetch(wallet);
  let ids = 0;
  let before = new Response();
  return createWalletClient({
    baseUrl: 'http://wallet.test',
    vendorCode: 'SOL',
    operatorId: 'quetzal',
    secret,
    now: () => time,
    timeoutMs: 1000,
    createId: () => `r${(ids += 1)}`,
    queue: createMemoryRetryQueue(),
    onGaveUp: (call, cause) => gaveUp.push([call, cause]),
    async fetch(input, init) {
      const trouble = network.shift();
      if (trouble === 'lose the request') throw new TypeError('fetch failed');
      if (trouble === 'answer 503') return new Response('busy', { status: 503 });
      if (trouble === 'replay') return before.clone();
      const response = await direct(input, init);
      before = response.clone();
      if (trouble === 'lose the answer') throw new TypeError('socket hang up');
      if (trouble === 'spoil the answer') return new Response('{"status":"OK"}', { headers: response.headers });
      return response;
    },
  });
}

const shared = { playerRef: 'ana', currency: 'MXN', gameCode: 'g', roundId: 'r' };
const bet = { ...shared, txId: 'b1', amount: '10.00', sessionToken: 's' };
const win = { ...shared, txId: 'w1', betTxId: 'b1', amount: '25.00', roundClosed: true };
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
const cash = () => wallet.cashOf('ana') / 1_000_000n;

describe('a bet', () => {
  test('that is taken tells the balance and leaves nothing in the queue', async () => {
    const vendor = client();
    expect(await vendor.bet(bet)).toEqual({ kind: 'accepted', balance: '90.00' });
    later(60_000);
    expect(await vendor.workQueue()).toBe(0);
    expect(cash()).toBe(90n);
  });

  test('that is refused is neither sent again nor rolled back', async () => {
    const vendor = client();
    expect(await vendor.bet({ ...bet, amount: '100.01' })).toEqual({
      kind: 'refused',
      status: 'INSUFFICIENT_FUNDS',
      balance: '100.00',
    });
    later(60_000);
    expect(await vendor.workQueue()).toBe(0);
  });

  test('whose id was taken by another stake is rolled back, so that nothing stays taken', async () => {
    const vendor = client();
    await vendor.bet(bet);
    expect(await vendor.bet({ ...bet, amount: '20.00' })).toEqual({ kind: 'unknown', cause: 'DUPLICATE_TRANSACTION' });
    expect(await vendor.workQueue()).toBe(1);
    expect(cash()).toBe(100n);
  });

  test.each(['lose the request', 'lose the answer', 'answer 503', 'spoil the answer'] as const)(
    'whose outcome is unknown (%s) is rolled back until the wallet says so',
    async (trouble) => {
      const vendor = client();
      network = [trouble, 'lose the request', 'answer 503'];
      expect(await vendor.bet(bet)).toMatchObject({ kind: 'unknown' });
      expect(await vendor.workQueue()).toBe(0);
      later(retryDelayMs(1));
      expect(await vendor.workQueue()).toBe(0);
      later(retryDelayMs(2));
      expect(await vendor.workQueue()).toBe(1);
      expect(cash()).toBe(100n);
      expect(await vendor.bet(bet)).toMatchObject({ kind: 'refused', status: 'BET_ROLLED_BACK' });
    },
  );
});

describe('the answer to another call, rightly signed,', () => {
  test('is none: a bet that never reached the wallet is not taken for accepted, and stays to be rolled back', async () => {
    const vendor = client();
    await vendor.bet(bet);
    network = ['replay'];
    const outcome = await vendor.bet({ ...bet, txId: 'b2' });
    expect(outcome).toEqual({ kind: 'unknown', cause: expect.stringContaining('to another request') });
    expect(await vendor.workQueue()).toBe(1);
    expect(cash()).toBe(90n);
    expect(await vendor.bet({ ...bet, txId: 'b2' })).toMatchObject({ status: 'BET_ROLLED_BACK' });
  });

  test('is none: a win is sent again', async () => {
    const vendor = client();
    await vendor.bet(bet);
    await vendor.win({ ...win, roundClosed: false });
    network = ['replay'];
    expect(await vendor.win({ ...win, txId: 'w2' })).toMatchObject({ acknowledged: false, willRetry: true });
    later(60_000);
    expect(await vendor.workQueue()).toBe(1);
    expect(cash()).toBe(140n);
  });

  test('is none, whatever it says: a refusal that names no request does not decide a bet', async () => {
    const vendor = client();
    network = ['lose the answer'];
    await vendor.bet({ ...bet, txId: 'b0', sessionToken: 'x'.repeat(300_000) });
    network = ['replay'];
    expect(await vendor.bet(bet)).toEqual({ kind: 'unknown', cause: expect.stringContaining('INVALID_REQUEST') });
    expect(await vendor.workQueue()).toBe(2);
  });

  test('is none where it names another movement under the request', async () => {
    const text = JSON.stringify({ status: 'OK', requestId: 'r1', txId: 'another', currency: 'MXN', balance: '1.00' });
    const signedCall = createSignedCall({
      baseUrl: 'http://wallet.test',
      vendorCode: 'SOL',
      secret,
      now: () => time,
      timeoutMs: 1000,
      async fetch() {
        const headers = signResponse(secret, { method: 'POST', path: callPaths.bet, body: text }, time);
        return new Response(text, { headers });
      },
    });
    await expect(signedCall(callPaths.bet, { requestId: 'r1', txId: 'b1' })).rejects.toThrow(WalletUnreachable);
    expect(await signedCall(callPaths.bet, { requestId: 'r1', txId: 'another' })).toMatchObject({ status: 'OK' });
  });
});

describe('a win', () => {
  test('whose answer is lost is sent again and paid once', async () => {
    const vendor = client();
    await vendor.bet(bet);
    network = ['lose the answer'];
    expect(await vendor.win(win)).toMatchObject({ acknowledged: false, willRetry: true });
    expect(await vendor.workQueue()).toBe(0);
    later(retryDelayMs(1));
    expect(await vendor.workQueue()).toBe(1);
    expect(cash()).toBe(115n);
  });

  test('is sent for a day, then handed to a person', async () => {
    const vendor = client();
    await vendor.bet(bet);
    network = Array.from({ length: 500 }, () => 'lose the request');
    expect(await vendor.win(win)).toMatchObject({ willRetry: true });
    for (let hour = 0; hour < 25 * 4; hour += 1) {
      later(15 * 60_000);
      await vendor.workQueue();
    }
    expect(gaveUp).toMatchObject([[{ id: 'win:w1' }, expect.stringContaining('no answer')]]);
    network = [];
    expect(await vendor.workQueue()).toBe(0);
    expect(cash()).toBe(90n);
  });

  test('that is refused for good is handed to a person at once', async () => {
    const vendor = client();
    await vendor.bet(bet);
    await vendor.refundRound(shared);
    expect(await vendor.win(win)).toEqual({ acknowledged: false, willRetry: false, cause: 'ROUND_CLOSED' });
    expect(gaveUp).toMatchObject([[{ id: 'win:w1', attempts: 1 }, 'ROUND_CLOSED']]);
  });

  test('that overtook its bet is sent again, and paid', async () => {
    const vendor = client();
    expect(await vendor.win(win)).toEqual({ acknowledged: false, willRetry: true, cause: 'BET_NOT_FOUND' });
    await vendor.bet(bet);
    later(retryDelayMs(1));
    expect(await vendor.workQueue()).toBe(1);
    expect([cash(), gaveUp]).toEqual([115n, []]);
  });

  test('that comes after the end of its round is paid', async () => {
    const vendor = client();
    await vendor.bet(bet);
    await vendor.endRound(shared);
    expect(await vendor.win(win)).toEqual({ acknowledged: true, balance: '115.00' });
  });
});

test('a prize whose answer is lost is sent again and paid once', async () => {
  const vendor = client();
  network = ['lose the answer'];
  const prize = { txId: 'p1', playerRef: 'ana', currency: 'MXN', amount: '5.00', kind: 'promo' } as const;
  expect(await vendor.credit(prize)).toMatchObject({ acknowledged: false, willRetry: true });
  later(retryDelayMs(1));
  expect(await vendor.workQueue()).toBe(1);
  expect(cash()).toBe(105n);
});

describe('other calls', () => {
  test('open a session, read the balance, end a round', async () => {
    const vendor = client();
    const player = await vendor.authenticate({ launchToken: 'launch-ana', gameCode: 'g' });
    expect(player).toMatchObject({ status: 'OK', playerRef: 'ana', sessionToken: 's' });
    const sessionToken = player.sessionToken ?? '';
    expect(await vendor.balance({ playerRef: 'ana', currency: 'MXN', sessionToken })).toMatchObject({
      status: 'OK',
      balance: '100.00',
    });
    expect(await vendor.endRound({ playerRef: 'ana', gameCode: 'g', roundId: 'r' })).toMatchObject({ status: 'OK' });
  });

  test('trust no answer that is not signed', async () => {
    const vendor = client();
    network = ['spoil the answer'];
    await expect(vendor.authenticate({ launchToken: 'launch-ana', gameCode: 'g' })).rejects.toThrow(WalletUnreachable);
  });
});

test('the wait doubles from a second to a quarter of an hour', () => {
  expect([1, 2, 3, 11, 40].map(retryDelayMs)).toEqual([1000, 2000, 4000, 900_000, 900_000]);
});

describe('beside bets and wins', () => {
  test('a win that is taken back, a refund and a seed wait in the queue until the wallet has them', async () => {
    const vendor = client();
    await vendor.bet(bet);
    await vendor.win(win);
    network = ['lose the answer', 'answer 503', 'lose the request'];
    const { betTxId: _bet, amount: _amount, roundClosed: _closed, ...names } = win;
    const lost = { acknowledged: false, willRetry: true };
    expect(await vendor.rollback({ ...names, txId: 'u1', winTxId: 'w1' })).toMatchObject(lost);
    expect(await vendor.refundRound(shared)).toMatchObject(lost);
    const serverSeed = '00'.repeat(32);
    const serverSeedHash = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
    expect(await vendor.revealSeed({ serverSeedHash, serverSeed })).toMatchObject(lost);
    later(60_000);
    expect(await vendor.workQueue()).toBe(3);
    expect([cash(), gaveUp]).toEqual([100n, []]);
  });

  test('a seed that does not belong to its hash is handed over to a person', async () => {
    const refused = await client().revealSeed({ serverSeedHash: 'a'.repeat(64), serverSeed: '00'.repeat(32) });
    expect(refused).toMatchObject({ acknowledged: false, willRetry: false, cause: 'INVALID_REQUEST' });
    expect(gaveUp).toHaveLength(1);
  });

  test('free rounds are told, and a bet in one tells how many are left', async () => {
    const grant = { grantId: 'f', gameCode: 'g', currency: 'MXN', stake: '5.00', rounds: 2, left: 2, winMax: null };
    const freeRounds = [{ ...grant, campaign: 'c', expiresAt: '2026-12-01T00:00:00.000Z' }];
    wallet.addPlayer({ playerRef: 'eva', currency: 'MXN', cash: '0', sessionToken: 't', freeRounds });
    const vendor = client();
    expect(await vendor.openFreeRounds({ playerRef: 'eva', gameCode: 'g' })).toEqual(freeRounds);
    const free = { ...bet, playerRef: 'eva', sessionToken: 't', amount: '5.00', freeRound: { grantId: 'f' } };
    expect(await vendor.bet(free)).toEqual({ kind: 'accepted', balance: '0.00', freeRoundsLeft: 1 });
    expect(await vendor.openFreeRounds({ playerRef: 'nobody', gameCode: 'g' })).toEqual([]);
  });
});
