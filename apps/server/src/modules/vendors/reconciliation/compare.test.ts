import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useBooks } from '#testing/reconciliation/books.ts';
import { bet, day, type ItemAnswer, operatorCalls } from '#testing/reconciliation/operator-calls.ts';

const database = useTestDatabase();
const books = useBooks(database);
const { items, found, runs, events } = operatorCalls(books, database);

describe('a nightly comparison', () => {
  test('of a vendor that tells the truth finds nothing, and adds both books up', async () => {
    await books.both(bet('b1'));
    await books.both({ ...bet('w1'), kind: 'win', amount: 255_000n });
    await books.both(bet('b2', { state: 'rolled_back' }));
    await books.both({ ...bet('r2'), kind: 'rollback' });
    await books.both(bet('p1', { kind: 'credit', amount: 1n }));
    await books.work();
    expect(await found()).toEqual([]);
    const [run] = await runs();
    expect(run).toMatchObject({ state: 'done', trouble: null, day });
    const line = (kind: string, amount: string, count = 1) => ({
      day,
      currency: 'MXN',
      kind,
      ours: amount,
      theirs: amount,
      ourCount: count,
      theirCount: count,
    });
    expect(run?.sums).toEqual([
      line('bet', '20.00', 2),
      line('credit', '0.0001'),
      line('rollback', '10.00'),
      line('win', '25.50'),
    ]);
    expect(await events()).toMatchObject([{ action: 'compared', actor_kind: 'system', after: { agreed: 0 } }]);
  });

  test('runs once a night, from three hours after midnight UTC on', async () => {
    books.now = new Date('2026-11-21T02:59:00Z');
    await books.work();
    expect(await runs()).toEqual([]);
    books.now = new Date('2026-11-21T03:00:00Z');
    await books.work();
    await books.work();
    expect(await runs()).toMatchObject([{ day, state: 'done' }]);
    books.now = new Date('2026-11-22T03:00:00Z');
    await books.work();
    expect(await runs()).toMatchObject([{ day: '2026-11-21' }, { day }]);
  });

  test('names what only the vendor knows', async () => {
    books.theirs(bet('b1'));
    await books.work();
    expect(await items()).toMatchObject([
      { txId: 'b1', difference: 'missing_our_side', day, isLate: false, ours: null, theirs: { amount: '10.00' } },
    ]);
  });

  test('names what only we know', async () => {
    await books.ours(bet('b1'));
    await books.work();
    expect(await items()).toMatchObject([
      { txId: 'b1', difference: 'missing_vendor', ours: { amount: '10.00' }, theirs: null },
    ]);
  });

  test('names an amount, and a currency, that differ', async () => {
    await books.ours(bet('b1'));
    books.theirs(bet('b1', { amount: 100_001n }));
    await books.ours(bet('b2', { currency: 'USD' }));
    books.theirs(bet('b2'));
    await books.work();
    expect(await found()).toEqual(['b1 amount_diff', 'b2 amount_diff']);
    const [run] = await runs();
    expect(run?.sums.map(({ currency, ours, theirs }) => [currency, ours, theirs])).toEqual([
      ['MXN', '10.00', '20.0001'],
      ['USD', '10.00', '0.00'],
    ]);
  });

  test('names what counts for one side only, is of another kind, or of another player', async () => {
    await books.ours(bet('b1'));
    books.theirs(bet('b1', { state: 'rolled_back' }));
    await books.ours(bet('b2'));
    books.theirs(bet('b2', { state: 'pending' }));
    await books.ours(bet('x3', { kind: 'win' }));
    books.theirs(bet('x3', { kind: 'credit' }));
    await books.ours(bet('b4'));
    books.theirs(bet('b4'), { playerRef: 'somebody-else' });
    await books.ours(bet('b5', { state: 'never_came', amount: 0n }));
    books.theirs(bet('b5'));
    await books.work();
    expect(await found()).toEqual(['b1', 'b2', 'b4', 'b5', 'x3'].map((txId) => `${txId} status_diff`));
  });

  test('does not ask the vendor about what moved nothing', async () => {
    await books.ours(bet('b1', { state: 'never_came', amount: 0n }));
    await books.ours(bet('r1', { kind: 'rollback', amount: 0n }));
    await books.ours(bet('b2', { state: 'never_came', amount: 0n }));
    books.theirs(bet('b2', { state: 'rolled_back' }));
    await books.ours(bet('r2', { kind: 'rollback', amount: 0n }));
    books.theirs(bet('r2', { kind: 'rollback' }));
    await books.work();
    expect([await found(), (await runs())[0]?.sums]).toEqual([[], []]);
  });

  test('counts nothing as money of a free round and its rollback, whether the vendor marks them or not', async () => {
    const free = { grantId: randomUUID(), amount: 20_000n };
    await books.both(bet('b1'));
    await books.both(bet('b2', free));
    await books.ours(bet('b3', { ...free, state: 'rolled_back' }));
    books.theirs(bet('b3', { amount: 20_000n, state: 'rolled_back' }));
    await books.ours(bet('r3', { ...free, kind: 'rollback' }));
    books.theirs(bet('r3', { amount: 20_000n, kind: 'rollback' }));
    await books.both(bet('w2', { ...free, kind: 'win', amount: 255_000n }));
    await books.both(bet('r2', { kind: 'rollback', amount: 255_000n }));
    await books.work();
    expect(await found()).toEqual([]);
    expect((await runs())[0]?.sums.map(({ kind, ours, theirs, ourCount }) => [kind, ours, theirs, ourCount])).toEqual([
      ['bet', '10.00', '10.00', 3],
      ['rollback', '25.50', '25.50', 2],
      ['win', '25.50', '25.50', 1],
    ]);
  });

  test('names a bet that is a free round for the vendor only, and one that only one side knows', async () => {
    const free = { grantId: randomUUID() };
    await books.ours(bet('b1'));
    books.theirs(bet('b1', free));
    await books.ours(bet('b2', free));
    books.theirs(bet('b3', free));
    await books.work();
    expect((await items()).toSorted((one, other) => one.txId.localeCompare(other.txId))).toMatchObject([
      { txId: 'b1', difference: 'amount_diff', ours: { amount: '10.00' }, theirs: { amount: '0.00' } },
      { txId: 'b2', difference: 'missing_vendor', ours: { amount: '0.00' }, theirs: null },
      { txId: 'b3', difference: 'missing_our_side', ours: null, theirs: { amount: '0.00' } },
    ]);
  });

  test('gives a transaction the day on which we know it, when the vendor’s clock says another', async () => {
    await books.ours(bet('b1', { at: '2026-11-20T23:59:59.900Z' }));
    books.theirs(bet('b1', { at: '2026-11-21T00:00:00.100Z' }));
    await books.ours(bet('b2', { at: '2026-11-21T00:00:00.100Z' }));
    books.theirs(bet('b2', { at: '2026-11-20T23:59:59.900Z' }));
    await books.work();
    expect(await found()).toEqual([]);
    expect((await runs())[0]?.sums).toMatchObject([{ ourCount: 1, theirCount: 1 }]);
  });

  test('of a site that there is not is kept for every site, and a difference of one site is not shown to another', async () => {
    books.theirs(bet('b1'), { operatorId: 'nowhere' });
    books.theirs(bet('b2'));
    await books.work();
    expect(await found()).toEqual(['b1 missing_our_side', 'b2 missing_our_side']);
    const other = await books.call('GET', `/items?vendorCode=${books.vendorCode}`, undefined, 'other');
    expect((other.value as { content: ItemAnswer[] }).content.map(({ txId }) => txId)).toEqual(['b1']);
  });
});
