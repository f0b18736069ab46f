import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useBooks } from '#testing/reconciliation/books.ts';
import { bet, operatorCalls } from '#testing/reconciliation/operator-calls.ts';

const database = useTestDatabase();
const books = useBooks(database);
const { items, found, ask, resolve, events } = operatorCalls(books, database);

describe('an item', () => {
  test('is open once, however often it is found, and closes when a later run agrees', async () => {
    await books.ours(bet('b1'));
    await books.work();
    await ask();
    await books.work();
    expect(await found()).toEqual(['b1 missing_vendor']);
    books.theirs(bet('b1'));
    await ask();
    await books.work();
    expect([await found(), await items('agreed')]).toMatchObject([[], [{ txId: 'b1' }]]);
    expect((await events()).at(-1)).toMatchObject({ action: 'compared', after: { agreed: 1 } });
  });

  test('opens again when the vendor no longer says what it said', async () => {
    await books.both(bet('b1'));
    await books.work();
    books.vendor.told.length = 0;
    await ask();
    await books.work();
    expect(await found()).toEqual(['b1 missing_vendor']);
  });

  test('that a person resolved stays closed until it looks different', async () => {
    await books.ours(bet('b1'));
    books.theirs(bet('b1', { amount: 5n }));
    await books.work();
    const [open] = await items();
    expect(await resolve(open?.id ?? '')).toMatchObject({ status: 200, value: { state: 'resolved' } });
    await ask();
    await books.work();
    expect(await found()).toEqual([]);
    Object.assign(books.vendor.told[0] ?? {}, { amount: '0.0006' });
    await ask();
    await books.work();
    expect(await found()).toEqual(['b1 amount_diff']);
    const resolved = (await events()).find(({ action }) => action === 'resolved');
    expect(resolved).toMatchObject({
      actor_kind: 'operator',
      reason: 'The vendor showed its logs',
      before: { difference: 'amount_diff', ours: { amount: '100000' }, theirs: { amount: '5' } },
      after: { state: 'resolved' },
    });
  });

  test('of long ago is looked at again by every run until it closes', async () => {
    await books.ours(bet('b1'));
    await books.work();
    for (const date of ['2026-11-22', '2026-11-23', '2026-11-24']) {
      books.now = new Date(`${date}T03:00:00Z`);
      await books.work();
    }
    expect(await found()).toEqual(['b1 missing_vendor']);
    books.theirs(bet('b1'));
    books.now = new Date('2026-11-25T03:00:00Z');
    await books.work();
    expect(await found()).toEqual([]);
  });

  test('404 for one that there is not and for another site’s, 409 for a closed one, 400 without a reason', async () => {
    await books.ours(bet('b1'));
    await books.work();
    const [open] = await items();
    const url = `/items/${open?.id ?? ''}/resolve`;
    expect(await books.call('POST', url, { reason: 'Not mine' }, 'other')).toMatchObject({ status: 404 });
    expect(await resolve('019a0000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
    expect(await resolve(open?.id ?? '', '  ')).toMatchObject({ status: 400 });
    expect(await books.call('POST', url, { reason: 'Nobody at all' }, 'none')).toMatchObject({ status: 401 });
    await resolve(open?.id ?? '');
    expect(await resolve(open?.id ?? '')).toMatchObject({ status: 409, errorCode: 'reconciliation.item_closed' });
  });
});
