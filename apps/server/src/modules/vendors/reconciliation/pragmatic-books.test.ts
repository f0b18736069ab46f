import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Movement, useBooks } from '#testing/reconciliation/books.ts';
import { bet, day, operatorCalls } from '#testing/reconciliation/operator-calls.ts';
import {
  type PragmaticFault,
  type PragmaticLine,
  type PragmaticVendor,
  startPragmaticVendor,
} from '#testing/reconciliation/pragmatic-vendor.ts';

const database = useTestDatabase();
const books = useBooks(database);
const { items, found, runs, askFrom, close, resolve } = operatorCalls(books, database);
const at = '2026-11-20T23:30:00Z';
/** Where the part before that of these times ends, as a timepoint. */
const place = String(Date.parse('2026-11-20T23:25:00Z'));
const minuteMs = 60_000;
let vendor: PragmaticVendor;

beforeEach(async () => {
  vendor = await startPragmaticVendor(() => books.now);
  const feed = { url: vendor.url, login: vendor.login, password: vendor.password };
  books.dialects.set(books.vendorCode, { dialect: 'pragmatic', secret: 'only-for-tests', feed });
});
afterEach(() => vendor.close());

const tell = (reference: string, more: Partial<PragmaticLine> = {}) =>
  vendor.told.push({ reference, type: 'B', amount: '10.00', at, playerRef: books.memberId, ...more });
const ours = (txId: string, more: Partial<Movement> = {}) => books.ours(bet(txId, { at, ...more }));
/** Reads and compares the last hour of the day. */
const compare = async () => {
  await askFrom(place);
  await books.work();
};
const later = (minutes: number) => {
  books.now = new Date(books.now.getTime() + minutes * minuteMs);
};
const entries = async () => {
  const rows = await database.db
    .selectFrom('vendor_feed_entry')
    .select(['tx_id', 'kind', 'state', 'operator_id', 'amount'])
    .where('vendor_code', '=', books.vendorCode)
    .orderBy('tx_id')
    .execute();
  return rows.map(({ tx_id, kind, state, operator_id, amount }) => [tx_id, kind, state, operator_id, Number(amount)]);
};

describe('the data feed of a Pragmatic-style vendor', () => {
  test('is read from timepoint to timepoint, from before the first day to after the last', async () => {
    await books.work();
    const [first = 0, ...rest] = vendor.asked.map(Number);
    expect(new Date(first)).toEqual(new Date('2026-11-18T23:45:00Z'));
    expect(rest).toEqual(rest.map((_, index) => first + (index + 1) * 10 * minuteMs));
    expect(new Date(rest.at(-1) ?? 0)).toEqual(new Date('2026-11-21T00:05:00Z'));
    expect(await runs()).toMatchObject([{ state: 'done', day }]);
  }, 60_000);

  test('agrees with our books about every letter, and the day can be closed', async () => {
    await ours('b1');
    tell('b1');
    await ours('w1', { kind: 'win', amount: 255_000n });
    tell('w1', { type: 'W', amount: '25.50' });
    await ours('v1', { kind: 'win', amount: 10_000n });
    tell('v1', { type: 'V', amount: '1.00' });
    await ours('b2', { state: 'rolled_back' });
    await ours('refund:b2', { kind: 'rollback' });
    tell('b2', { status: 'R' });
    tell('b2', { type: 'R' });
    await ours('b3', { state: 'rolled_back' });
    await ours('refund:b3', { kind: 'rollback' });
    tell('b3', { status: 'L' });
    tell('b3', { type: 'L' });
    await ours('j1', { kind: 'credit' });
    tell('j1', { type: 'J' });
    await ours('p1', { kind: 'credit', amount: 1_234_500n });
    tell('p1', { type: 'P', amount: '123.45' });
    await compare();
    expect(await found()).toEqual([]);
    expect((await entries()).map(([, kind]) => kind)).toEqual([
      'bet',
      'bet',
      'bet',
      'credit',
      'credit',
      'rollback',
      'rollback',
      'win',
      'win',
    ]);
    const [run] = await runs();
    expect(run?.sums.map(({ kind, ours, theirs }) => [kind, ours, theirs])).toEqual([
      ['bet', '30.00', '30.00'],
      ['credit', '133.45', '133.45'],
      ['rollback', '20.00', '20.00'],
      ['win', '26.50', '26.50'],
    ]);
    expect(await close()).toMatchObject({ status: 200, value: { day } });
  });

  test('shows every difference as that of our own protocol does, and what is open keeps the day open', async () => {
    await ours('only-ours');
    tell('only-theirs', { type: 'W' });
    await ours('dearer');
    tell('dearer', { amount: '10.01' });
    await ours('stands');
    tell('stands', { status: 'R' });
    await ours('other-money', { currency: 'USD' });
    tell('other-money');
    await ours('other-player');
    tell('other-player', { playerRef: '019a0000-0000-7000-8000-000000000000' });
    await compare();
    expect(await found()).toEqual([
      'dearer amount_diff',
      'only-ours missing_vendor',
      'only-theirs missing_our_side',
      'other-money amount_diff',
      'other-player status_diff',
      'stands status_diff',
    ]);
    expect(await close()).toMatchObject({ status: 409, errorCode: 'reconciliation.items_open' });
    for (const { id } of await items()) await resolve(id);
    expect(await close()).toMatchObject({ status: 200 });
  });

  test('need not tell of wins of nothing, nor of bets that never came', async () => {
    await ours('w0', { kind: 'win', amount: 0n });
    await ours('b0', { state: 'never_came', amount: 0n });
    await ours('refund:b0', { kind: 'rollback', amount: 0n });
    await compare();
    expect(await found()).toEqual([]);
    tell('w-lost', { type: 'W', amount: '0.00' });
    await compare();
    expect(await found()).toEqual(['w-lost missing_our_side']);
  });

  test('without the status of each transaction is taken at the word of its refunds, in whatever part they come', async () => {
    vendor.tellsStatus = false;
    await ours('b1', { state: 'rolled_back' });
    await ours('refund:b1', { kind: 'rollback', at: '2026-11-20T23:50:00Z' });
    tell('b1');
    tell('b1', { type: 'R', at: '2026-11-20T23:50:00Z' });
    await ours('b2');
    tell('b2');
    tell('b2', { type: 'R' });
    await compare();
    expect(await found()).toEqual(['b2 status_diff', 'refund:b2 missing_our_side']);
  });

  test('names no site: it is that of the player, and of a player whom nobody knows every site’s', async () => {
    tell('b1');
    tell('b2', { playerRef: 'nobody' });
    await compare();
    expect((await entries()).map(([txId, , , operatorId]) => [txId, operatorId])).toEqual([
      ['b1', 'quetzal'],
      ['b2', ''],
    ]);
    const other = await books.call('GET', `/items?vendorCode=${books.vendorCode}`, undefined, 'other');
    expect((other.value as { content: { txId: string }[] }).content.map(({ txId }) => txId)).toEqual(['b2']);
  });

  test('is asked for each portfolio, and goes on where the slower one ends', async () => {
    const feed = { url: vendor.url, login: vendor.login, password: vendor.password, dataTypes: ['RNG', 'LC'] };
    books.dialects.set(books.vendorCode, { dialect: 'pragmatic', secret: 'only-for-tests', feed });
    await compare();
    const next = Number(place) + 10 * minuteMs;
    expect(vendor.asked.slice(0, 3)).toEqual([`${place} RNG`, `${place} LC`, `${next} RNG`]);
  });
});

describe('a part of it', () => {
  const times = Array.from({ length: 6 }, (_, index) => new Date(Date.parse(at) + index * 4 * minuteMs).toISOString());
  const names = times.map((_, index) => `b${index}`);

  test.each<[string, PragmaticFault, string]>([
    ['is the answer of before once more', 'repeated', 'late'],
    ['is cut off within a line', 'truncated', 'malformed'],
    ['breaks off between two lines', 'hung up', 'unreachable'],
    ['does not reach so far yet', 'late', 'late'],
    ['is none', 'no csv', 'malformed'],
    ['does not come', 'slow', 'unreachable'],
    ['fails', 'down', 'unreachable'],
    ['is asked for too often', 'busy', 'unreachable'],
    ['is refused', 'refusing', 'refused'],
  ])('that %s is asked for again, and no line is lost or counted twice', async (_what, fault, trouble) => {
    for (const [index, name] of names.entries()) {
      const time = times[index] ?? at;
      await ours(name, { at: time });
      tell(name, { at: time });
    }
    vendor.faults = ['none', fault];
    await compare();
    expect(await runs()).toMatchObject([{ state: 'waiting', trouble }]);
    expect(await found()).toEqual([]);
    later(1);
    await books.work();
    expect(await runs()).toMatchObject([{ state: 'done' }]);
    expect((await entries()).map(([txId]) => txId)).toEqual(names);
    expect(await found()).toEqual([]);
    expect((await runs())[0]?.sums).toMatchObject([{ ourCount: 6, theirCount: 6, theirs: '60.00' }]);
    const asked = vendor.asked.map(Number);
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toHaveLength(1);
  });

  test('with a letter that nobody knows compares nothing until it is gone', async () => {
    await ours('b1');
    tell('x', { type: 'Q' });
    await compare();
    expect([await runs(), await found()]).toMatchObject([[{ state: 'waiting', trouble: 'malformed' }], []]);
  });

  test('is not asked for before it is over: a day is compared once its vendor can have told all of it', async () => {
    books.now = new Date('2026-11-21T00:10:00Z');
    await compare();
    expect(await runs()).toMatchObject([{ state: 'waiting', trouble: 'late' }]);
    expect(Math.max(...vendor.asked.map(Number))).toBe(Date.parse('2026-11-20T23:55:00Z'));
    later(15);
    await books.work();
    expect(await runs()).toMatchObject([{ state: 'done' }]);
  });

  test('goes with a login that is ours: another one is refused', async () => {
    vendor.password = 'changed-meanwhile';
    await compare();
    expect(await runs()).toMatchObject([{ state: 'waiting', trouble: 'refused' }]);
  });
});

test('a vendor that speaks a dialect and has told of no feed is not compared', async () => {
  books.dialects.set('NOFEED', { dialect: 'pragmatic', secret: 'only-for-tests' });
  expect(await books.call('GET', '/runs?vendorCode=NOFEED')).toMatchObject({
    status: 404,
    errorCode: 'reconciliation.vendor_unknown',
  });
});
