import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useBooks } from '#testing/reconciliation/books.ts';
import { bet, operatorCalls } from '#testing/reconciliation/operator-calls.ts';
import { type PragmaticFault, startPragmaticVendor } from '#testing/reconciliation/pragmatic-vendor.ts';

const database = useTestDatabase();
const books = useBooks(database);
const { found, runs, askFrom } = operatorCalls(books, database);
const begin = Date.parse('2026-11-20T23:20:00Z');
const faults: PragmaticFault[] = [
  'none',
  'repeated',
  'truncated',
  'hung up',
  'late',
  'no csv',
  'down',
  'busy',
  'refusing',
];
const numRuns = Number(process.env['FEED_PROPERTY_RUNS'] ?? 12);

test('whatever goes wrong on the way, each line of a data feed is kept once, and both books come to the same', async () => {
  const vendor = await startPragmaticVendor(() => books.now);
  const feed = { url: vendor.url, login: vendor.login, password: vendor.password };
  books.dialects.set(books.vendorCode, { dialect: 'pragmatic', secret: 'only-for-tests', feed });
  const name = (index: number) => `b${String(index).padStart(4, '0')}`;
  const run = async (seconds: number[], wrong: PragmaticFault[]) => {
    for (const second of seconds) {
      const at = new Date(begin + second * 1_000).toISOString();
      const reference = name(vendor.told.length);
      await books.ours(bet(reference, { at }));
      vendor.told.push({ reference, type: 'B', amount: '10.00', at, playerRef: books.memberId });
    }
    vendor.faults = [...wrong];
    await askFrom(String(begin));
    for (let state: string | undefined; state !== 'done';) {
      await books.work();
      state = (await runs())[0]?.state;
      expect(state).not.toBe('failed');
      books.now = new Date(books.now.getTime() + 60_000 * 2 ** 6);
    }
    const kept = await database.db
      .selectFrom('vendor_feed_entry')
      .select(['tx_id', 'amount'])
      .where('vendor_code', '=', books.vendorCode)
      .orderBy('tx_id')
      .execute();
    expect(kept).toEqual(vendor.told.map((_, index) => ({ tx_id: name(index), amount: 100_000n })));
    expect(await found()).toEqual([]);
    books.now = new Date('2026-11-21T04:00:00Z');
  };
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 2_399 }), { maxLength: 8 }),
        fc.array(fc.constantFrom(...faults), { maxLength: 7 }),
        run,
      ),
      { numRuns, endOnFailure: true },
    );
  } finally {
    await vendor.close();
  }
}, 120_000);
