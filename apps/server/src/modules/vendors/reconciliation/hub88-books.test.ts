import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Movement, useBooks } from '#testing/reconciliation/books.ts';
import {
  type Hub88Fault,
  type Hub88Item,
  type Hub88Vendor,
  startHub88Vendor,
} from '#testing/reconciliation/hub88-vendor.ts';
import { bet, day, operatorCalls } from '#testing/reconciliation/operator-calls.ts';

const database = useTestDatabase();
const books = useBooks(database);
const { found, runs, askFrom, close } = operatorCalls(books, database);
const at = '2026-11-20T23:30:00Z';
const place = String(Date.parse('2026-11-20T23:25:00Z'));
const [us, them] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
let vendor: Hub88Vendor;

beforeEach(async () => {
  if (us === undefined || them === undefined) throw new Error('no keys');
  vendor = await startHub88Vendor({ operatorId: 16, publicKey: us.publicKey });
  speakAs(us.privateKey, 16);
});
afterEach(() => vendor.close());

function speakAs(ourPrivateKey: ReturnType<typeof generateKeyPairSync>['privateKey'], operatorId: number): void {
  if (them === undefined) throw new Error('no keys');
  const feed = { url: vendor.url, operatorId };
  books.dialects.set(books.vendorCode, { dialect: 'hub88', theirPublicKey: them.publicKey, ourPrivateKey, feed });
}

const ours = (txId: string, more: Partial<Movement> = {}) => books.ours(bet(txId, { at, ...more }));
const tell = (uuid: string, more: Partial<Hub88Item> = {}) =>
  vendor.told.push({
    transaction_uuid: uuid,
    kind: 'TK_BET',
    status: 'TS_SUCCESS',
    amount: 1_000_000,
    inserted_at: '2026-11-20T23:30:00.250000',
    user: books.memberId,
    currency: 'MXN',
    reference_transaction_uuid: null,
    ...more,
  });
const compare = async () => {
  await askFrom(place);
  await books.work();
};

describe('the transactions list of a Hub88-style vendor', () => {
  test('is asked for by time, signed, from before the first day to after the last without a gap', async () => {
    await books.work();
    expect(await runs()).toMatchObject([{ state: 'done', day }]);
    const periods = vendor.asked.map((asked) => asked.split('/').map((time) => Date.parse(`${time}Z`)));
    expect(vendor.asked[0]).toBe('2026-11-18T23:44:59/2026-11-18T23:55:01');
    expect(vendor.asked.at(-1)).toBe('2026-11-21T00:04:59/2026-11-21T00:15:01');
    expect(periods.slice(1).every(([from = 0], index) => from < (periods[index]?.[1] ?? 0))).toBe(true);
  }, 60_000);

  test('agrees with our books about every kind and status, and the day can be closed', async () => {
    await ours('b1');
    tell('b1');
    await ours('w1', { kind: 'win', amount: 255_000n });
    tell('w1', { kind: 'TK_WIN', amount: 2_550_000, reference_transaction_uuid: 'b1' });
    await ours('j1', { kind: 'win', amount: 1n });
    tell('j1', { kind: 'TK_JP_WIN', amount: 10 });
    await ours('f1', { grantId: randomUUID() });
    tell('f1', { kind: 'TK_FREE_BET' });
    await ours('f2', { kind: 'win' });
    tell('f2', { kind: 'TK_FREE_WIN' });
    await ours('f3', { kind: 'win' });
    tell('f3', { kind: 'TK_BONUS_WIN' });
    await ours('b2', { state: 'rolled_back' });
    tell('b2', { status: 'TS_ROLLEDBACK' });
    await ours('r2', { kind: 'rollback' });
    tell('r2', { kind: 'TK_ROLLBACK', reference_transaction_uuid: 'b2' });
    tell('declined', { status: 'TS_DECLINED' });
    await books.ours(bet('w0', { at, kind: 'win', amount: 0n }));
    await compare();
    expect(await found()).toEqual([]);
    expect((await runs())[0]?.sums.map(({ kind, ours: mine, theirs }) => [kind, mine, theirs])).toEqual([
      ['bet', '20.00', '20.00'],
      ['rollback', '10.00', '10.00'],
      ['win', '45.5001', '45.5001'],
    ]);
    expect(await close()).toMatchObject({ status: 200, value: { day } });
  });

  test('shows every difference, with what we declined and the vendor gave up, and keeps the day open', async () => {
    await ours('only-ours');
    tell('only-theirs');
    await ours('dearer');
    tell('dearer', { amount: 1_000_010 });
    await ours('taken');
    tell('taken', { status: 'TS_DECLINED' });
    tell('owed', { kind: 'TK_WIN', status: 'TS_DECLINED' });
    tell('given-up', { kind: 'TK_WIN', status: 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED' });
    await ours('back');
    tell('back');
    tell('r-back', { kind: 'TK_ROLLBACK', reference_transaction_uuid: 'back' });
    await compare();
    expect(await found()).toEqual([
      'back status_diff',
      'dearer amount_diff',
      'given-up missing_our_side',
      'only-ours missing_vendor',
      'only-theirs missing_our_side',
      'owed missing_our_side',
      'r-back missing_our_side',
      'taken status_diff',
    ]);
    expect(await close()).toMatchObject({ status: 409, errorCode: 'reconciliation.items_open' });
  });

  test.each<[string, Hub88Fault, string]>([
    ['is that of another time', 'repeated', 'malformed'],
    ['is cut off', 'truncated', 'malformed'],
    ['does not come', 'slow', 'unreachable'],
    ['fails', 'down', 'unreachable'],
    ['is none', 'no list', 'malformed'],
    ['has an item that cannot be read', 'strange item', 'malformed'],
  ])('whose part %s is asked again, and no transaction is lost or counted twice', async (_what, fault, trouble) => {
    const times = ['23:26:00', '23:34:59.999', '23:35:00', '23:50:00'];
    for (const [index, time] of times.entries()) {
      await ours(`b${index}`, { at: `2026-11-20T${time}Z` });
      tell(`b${index}`, { inserted_at: `2026-11-20T${time}` });
    }
    vendor.faults = ['none', fault];
    await compare();
    expect([await runs(), await found()]).toMatchObject([[{ state: 'waiting', trouble }], []]);
    books.now = new Date(books.now.getTime() + 60_000);
    await books.work();
    expect(await runs()).toMatchObject([{ state: 'done', sums: [{ ourCount: 4, theirCount: 4, theirs: '40.00' }] }]);
    expect(await found()).toEqual([]);
  });

  test('is refused to who signs with another key, or under another number', async () => {
    if (us === undefined || them === undefined) throw new Error('no keys');
    speakAs(them.privateKey, 16);
    await compare();
    expect(await runs()).toMatchObject([{ state: 'waiting', trouble: 'refused' }]);
    speakAs(us.privateKey, 17);
    books.now = new Date(books.now.getTime() + 60_000);
    await books.work();
    expect(await runs()).toMatchObject([{ state: 'waiting', trouble: 'refused' }]);
  });
});
