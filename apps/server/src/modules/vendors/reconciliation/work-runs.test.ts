import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { createReconciliation } from './reconciliation.service.ts';
import type { Mood } from '#testing/reconciliation/lying-vendor.ts';
import { useBooks } from '#testing/reconciliation/books.ts';

const database = useTestDatabase();
const books = useBooks(database);
const at = '2026-11-20T15:00:00Z';
const bet = (txId: string) => ({ txId, kind: 'bet', amount: 100_000n, state: 'done', at }) as const;

const run = () =>
  database.db
    .selectFrom('reconciliation_run')
    .select(['state', 'trouble', 'pages', 'attempts', 'due_at', 'cursor'])
    .where('vendor_code', '=', books.vendorCode)
    .executeTakeFirstOrThrow();
const entries = async () => {
  const rows = await database.db
    .selectFrom('vendor_feed_entry')
    .select('tx_id')
    .where('vendor_code', '=', books.vendorCode)
    .orderBy('tx_id')
    .execute();
  return rows.map(({ tx_id }) => tx_id);
};
const openItems = async () => {
  const { value } = await books.call('GET', `/items?vendorCode=${books.vendorCode}&state=open&pageSize=100`);
  return (value as { content: { txId: string }[] }).content.map(({ txId }) => txId).toSorted();
};
const later = (minutes: number) => {
  books.now = new Date(books.now.getTime() + minutes * 60_000);
};
const names = Array.from({ length: 25 }, (_, index) => `b${String(index).padStart(2, '0')}`);

describe('reading a vendor’s feed', () => {
  test('goes page by page from the beginning of the first day on', async () => {
    for (const name of names) await books.both(bet(name));
    books.vendor.pageMax = 10;
    await books.work();
    expect(await run()).toMatchObject({ state: 'done', pages: 3 });
    expect([await entries(), await openItems()]).toEqual([names, []]);
    expect(books.vendor.asked).toEqual([
      { limit: 1_000, from: new Date('2026-11-19T00:00:00Z') },
      { limit: 1_000, cursor: '10' },
      { limit: 1_000, cursor: '20' },
    ]);
  });

  test.each<[string, Mood, string]>([
    ['is slow', 'slow', 'unreachable'],
    ['fails', 'failing', 'unreachable'],
    ['signs with another secret', 'forging', 'bad_signature'],
  ])(
    'of a vendor that %s is tried again, later each time, and compares nothing until then',
    async (_what, mood, trouble) => {
      await books.both(bet('b1'));
      await books.ours(bet('b2'));
      books.vendor.mood = mood;
      await books.work();
      expect(await run()).toMatchObject({
        state: 'waiting',
        trouble,
        attempts: 1,
        due_at: new Date('2026-11-21T04:01:00Z'),
      });
      await books.work();
      expect(await run()).toMatchObject({ attempts: 1 });
      later(1);
      await books.work();
      expect(await run()).toMatchObject({ attempts: 2, due_at: new Date('2026-11-21T04:03:00Z') });
      expect(await openItems()).toEqual([]);
      books.vendor.mood = 'normal';
      later(2);
      await books.work();
      expect([(await run()).state, await openItems()]).toEqual(['done', ['b2']]);
    },
  );

  test('of a vendor that stays away fails after two hours, is reported, and the day stays open', async () => {
    await books.vendor.close();
    for (let minute = 0; minute <= 180; minute += 1) {
      await books.work();
      later(1);
    }
    expect(await run()).toMatchObject({ state: 'failed', trouble: 'unreachable' });
    const event = await database.db
      .selectFrom('event_report')
      .select(['action', 'reason', 'after'])
      .where('subject', '=', `vendor:${books.vendorCode}`)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ action: 'not_compared', reason: 'unreachable', after: { attempts: 8 } });
    const body = { vendorCode: books.vendorCode, day: '2026-11-20' };
    expect(await books.call('POST', '/days/close', body)).toMatchObject({ errorCode: 'reconciliation.not_compared' });
    expect(await books.call('POST', '/runs', body)).toMatchObject({ status: 200 });
    expect(await books.call('POST', '/runs', body)).toMatchObject({
      status: 409,
      errorCode: 'reconciliation.under_way',
    });
  });

  test('of amounts that no currency of ours can have compares nothing', async () => {
    books.theirs(bet('b1'), { amount: '10.00001' });
    await books.work();
    expect(await run()).toMatchObject({ state: 'waiting', trouble: 'malformed' });
  });

  test('that breaks in the middle goes on where it was', async () => {
    for (const name of names) await books.both(bet(name));
    books.vendor.pageMax = 10;
    books.vendor.onPage = ({ cursor }) => {
      if (cursor === undefined) books.vendor.mood = 'forging';
    };
    await books.work();
    expect(await run()).toMatchObject({ state: 'waiting', pages: 1, cursor: '10' });
    expect(await entries()).toEqual(names.slice(0, 10));
    books.vendor.mood = 'normal';
    books.vendor.onPage = () => undefined;
    later(1);
    await books.work();
    expect(await run()).toMatchObject({ state: 'done', pages: 3 });
    expect([await entries(), await openItems()]).toEqual([names, []]);
  });

  test('that takes longer than a worker’s turn goes on in the next one', async () => {
    for (const name of names) await books.both(bet(name));
    books.vendor.pageMax = 10;
    books.vendor.onPage = () => later(5);
    await books.work();
    expect(await run()).toMatchObject({ state: 'done', pages: 3, attempts: 0, trouble: null });
    expect([await entries(), await openItems()]).toEqual([names, []]);
  });

  test('by several workers at once reads each page once', async () => {
    for (const name of names) await books.both(bet(name));
    books.vendor.pageMax = 10;
    await Promise.all([books.work(), books.work(), books.work()]);
    await books.work();
    expect(await run()).toMatchObject({ state: 'done', pages: 3 });
    expect(books.vendor.asked).toHaveLength(3);
  });

  test('that a worker left in the middle of is taken over when its time is over, and not before', async () => {
    for (const name of names) await books.both(bet(name));
    books.vendor.pageMax = 10;
    // As a worker leaves it that was killed after its first page.
    await books.call('POST', '/runs', { vendorCode: books.vendorCode, day: '2026-11-20' });
    await database.db
      .updateTable('reconciliation_run')
      .set({ state: 'reading', claimed_until: new Date('2026-11-21T04:00:30Z'), cursor: '10', pages: 1 })
      .where('vendor_code', '=', books.vendorCode)
      .execute();
    await books.work();
    expect(books.vendor.asked).toEqual([]);
    later(1);
    await books.work();
    expect(books.vendor.asked.map(({ cursor }) => cursor)).toEqual(['10', '20']);
    expect(await run()).toMatchObject({ state: 'done', pages: 3 });
  });

  test('in which worker after worker dies is given up', async () => {
    await books.call('POST', '/runs', { vendorCode: books.vendorCode, day: '2026-11-20' });
    await database.db
      .updateTable('reconciliation_run')
      .set({ state: 'reading', claimed_until: new Date('2026-11-21T03:59:00Z'), attempts: 7 })
      .where('vendor_code', '=', books.vendorCode)
      .execute();
    await books.work();
    expect(await run()).toMatchObject({ state: 'failed', trouble: 'interrupted' });
  });

  test('is not done for a vendor that there is not', async () => {
    const { db } = database;
    const secrets = new Map([['GONE', 'only-for-tests-of-none']]);
    const deps = { db, clock: { now: () => books.now }, secrets, dialects: new Map(), timeoutMs: 400 };
    for (const job of createReconciliation(deps).jobs) await job.run();
    expect(await db.selectFrom('reconciliation_run').select('id').where('vendor_code', '=', 'GONE').execute()).toEqual(
      [],
    );
  });
});

test('what vendors told of long ago is forgotten, but for what is still open', async () => {
  await books.both({ ...bet('old'), at: '2026-07-01T10:00:00Z' });
  books.theirs({ ...bet('open'), at: '2026-11-20T10:00:00Z' });
  await books.both(bet('new'));
  await books.work();
  await database.db
    .updateTable('vendor_feed_entry')
    .set({ happened_at: new Date('2026-07-01T10:00:00Z') })
    .where('vendor_code', '=', books.vendorCode)
    .where('tx_id', '<>', 'new')
    .execute();
  for (const job of books.reconciliation.jobs) await job.run();
  expect(await entries()).toEqual(['new', 'open']);
});
