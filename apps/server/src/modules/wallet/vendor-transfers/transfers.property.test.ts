import { formatAmount } from '@quetzal/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useRooms } from '#testing/rooms.ts';
import { useSandboxProcess } from './testing/sandbox-process.ts';
import { transferVendor, useTransfers, wish } from './testing/transfers-fixture.ts';

const rooms = useRooms(useTestDatabase());
const sandbox = useSandboxProcess();
const vendor = useTransfers(rooms, sandbox);
const runs = Number(process.env['TRANSFER_PROPERTY_RUNS'] ?? 25);
const minuteMs = 60_000;

const direction = fc.constantFrom('in' as const, 'out' as const);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('move' as const), direction, cents: fc.integer({ min: 1, max: 4_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), of: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      fault: fc.constantFrom('none', 'unheard', 'lost', 'twice', 'down'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('later' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Moves money of one member, the steps of a group at once, until everything has ended. */
async function play(token: string, groups: readonly (readonly Step[])[]): Promise<void> {
  const wishes: ReturnType<typeof wish>[] = [];
  const perform: (one: Step) => Promise<unknown> = async (one) => {
    if (one.do === 'later') return vendor.later(minuteMs);
    if (one.do === 'fail') return vendor.fail(one.fault);
    if (one.do === 'again') {
      const known = wishes[wishes.length === 0 ? 0 : one.of % wishes.length];
      return known === undefined ? undefined : vendor.move(token, known);
    }
    const wanted = wish({ direction: one.direction, amount: (one.cents / 100).toFixed(2) });
    wishes.push(wanted);
    return vendor.move(token, wanted);
  };
  for (const group of groups) await Promise.all(group.map(perform));
  await vendor.fail('none');
  await vendor.later(60 * minuteMs);
}

/** What our books say that members have at the vendor, in ledger units: by transfers, and by the house's account. */
async function atVendorByBooks(memberId: string): Promise<{ member: bigint; house: bigint; all: bigint }> {
  const rows = await rooms.db
    .selectFrom('vendor_transfer')
    .select(['member_id', 'direction', 'amount'])
    .where('state', '=', 'done')
    .execute();
  const sum = (all: typeof rows) =>
    all.reduce((of, row) => of + (row.direction === 'in' ? row.amount : -row.amount), 0n);
  const books = await rooms.ledger.trialBalance(rooms.db);
  const wallets = books.flatMap(({ houses }) => houses).filter(({ purpose }) => purpose === 'vendor_wallet');
  return {
    member: sum(rows.filter((row) => row.member_id === memberId)),
    house: wallets.reduce((of, { balance }) => of + balance, 0n),
    all: sum(rows),
  };
}

test(`whatever ${transferVendor} does or leaves: what has ended is in both books alike, nothing is lost and nothing is twice`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (groups) => {
      const funded = 1_000_000n;
      const { token, memberId } = await vendor.member(funded);
      await play(token, groups);
      const { cash, held } = await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN');
      const { member, house, all } = await atVendorByBooks(memberId);
      expect(held).toBe(0n);
      expect(cash + member).toBe(funded);
      expect(await vendor.atVendor(memberId)).toBe(formatAmount({ currency: 'MXN', amount: member }));
      expect(house).toBe(all);
    }),
    { numRuns: runs },
  );
  const books = await rooms.ledger.trialBalance(rooms.db);
  expect(books.filter(({ balanced }) => !balanced)).toEqual([]);
  expect(await rooms.ledger.verify(rooms.db)).toEqual([]);
}, 300_000);
