import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useBooks } from '#testing/reconciliation/books.ts';
import { bet, day, operatorCalls } from '#testing/reconciliation/operator-calls.ts';

const database = useTestDatabase();
const books = useBooks(database);
const { items, ask, resolve, close, events } = operatorCalls(books, database);

describe('the close of a day', () => {
  test('is refused while anything is open, and closes for ever when nothing is', async () => {
    await books.both(bet('b1'));
    await books.ours(bet('b2'));
    expect(await close()).toMatchObject({ status: 409, errorCode: 'reconciliation.not_compared' });
    await books.work();
    expect(await close()).toMatchObject({ status: 409, errorCode: 'reconciliation.items_open', params: { open: 1 } });
    await resolve((await items())[0]?.id ?? '');
    expect(await close()).toMatchObject({ status: 200, value: { day } });
    expect(await close()).toMatchObject({ status: 409, errorCode: 'reconciliation.already_closed' });
    const totals = [{ currency: 'MXN', kind: 'bet', ours: '20.00', theirs: '10.00' }];
    expect((await events()).at(-1)).toMatchObject({ action: 'day_closed', after: { day, totals } });
  });

  test('is refused while a day before it is open, or something of an unknown site', async () => {
    await books.ours(bet('b1', { at: '2026-11-19T10:00:00Z' }));
    await books.work();
    expect(await close()).toMatchObject({ status: 409, params: { open: 1 } });
    books.theirs(bet('b1', { at: '2026-11-19T10:00:00Z' }));
    books.theirs(bet('b2'), { operatorId: 'nowhere' });
    await ask();
    await books.work();
    expect(await close()).toMatchObject({ status: 409, params: { open: 1 } });
  });

  test('keeps its totals: what changes afterwards is an item of the next run, marked late', async () => {
    await books.both(bet('b1'));
    await books.work();
    await close();
    books.theirs(bet('b2'));
    Object.assign(books.vendor.told[0] ?? {}, { amount: '99.00' });
    books.now = new Date('2026-11-22T03:00:00Z');
    await books.work();
    expect((await items()).toSorted((one, other) => one.txId.localeCompare(other.txId))).toMatchObject([
      { txId: 'b1', difference: 'amount_diff', day: '2026-11-21', isLate: true },
      { txId: 'b2', difference: 'missing_our_side', day: '2026-11-21', isLate: true },
    ]);
    expect(await close('2026-11-21')).toMatchObject({ status: 409, params: { open: 2 } });
    const { value } = await books.call('GET', `/days?vendorCode=${books.vendorCode}`);
    expect(value).toMatchObject({ days: [{ day, sums: [{ kind: 'bet', ours: '10.00', theirs: '10.00' }] }] });
    const change = database.pool.query('update reconciliation_close set closed_at = now()');
    await expect(change).rejects.toThrow(/permission denied/);
  });

  test.each([
    ['today', '2026-11-21', 422],
    ['tomorrow', '2026-11-22', 422],
    ['a day that there is not', '2026-02-30', 400],
    ['no day', 'yesterday', 400],
  ])('%s is refused', async (_what, of, status) => {
    expect(await close(of)).toMatchObject({ status });
    expect(await ask(of)).toMatchObject({ status });
  });

  test('404 for a vendor whose books we do not read, 401 for nobody', async () => {
    const body = { vendorCode: 'NOBODY', day };
    expect(await books.call('POST', '/days/close', body)).toMatchObject({ status: 404 });
    expect(await books.call('POST', '/runs', body)).toMatchObject({ status: 404 });
    expect(await books.call('GET', '/runs?vendorCode=NOBODY')).toMatchObject({ status: 404 });
    expect(await books.call('GET', '/items?vendorCode=NOBODY')).toMatchObject({ status: 404 });
    expect(await books.call('POST', '/days/close', body, 'none')).toMatchObject({ status: 401 });
  });
});
