import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { register, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  rollback,
  rollbackBody,
  type Seat,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import { disagreements } from './testing/disagreements.ts';

const rooms = useRooms(useTestDatabase());
const runs = Number(process.env['BONUS_PROPERTY_RUNS'] ?? 12);
const cents = fc.integer({ min: 1, max: 3_000 });

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), cents }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('win' as const), cents: fc.nat(6_000), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback' as const), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unwin' as const), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), of: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      cents,
      minutes: fc.integer({ min: 1, max: 5 }),
      times: fc.integer({ min: 1, max: 3 }),
      gameTypes: fc.constantFrom(undefined, undefined, ['LIVE']),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const), of: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('later' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Lets refusals pass that the order of things at once explains. */
const unless =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!codes.includes((error as { code: string }).code)) throw error;
  };

const text = (amount: number) => (amount / 100).toFixed(2);

/** Plays acts of one member, those of a group at once. */
async function play(seat: Seat, operatorId: string, groups: readonly (readonly Act[])[]): Promise<void> {
  const bets: ReturnType<typeof betBody>[] = [];
  const wins: ReturnType<typeof winBody>[] = [];
  const grants: string[] = [];
  const pick = <T>(all: readonly T[], of: number): T | undefined => all[all.length === 0 ? 0 : of % all.length];

  async function perform(one: Act): Promise<unknown> {
    if (one.do === 'bet') {
      const body = betBody(seat, { amount: text(one.cents) });
      bets.push(body);
      return bet(rooms, body);
    }
    if (one.do === 'grant') {
      const id = randomUUID();
      grants.push(id);
      const expiresAt = new Date(rooms.time.now.getTime() + one.minutes * 60_000);
      const amount = { currency: 'MXN', amount: BigInt(one.cents) * 100n };
      const grant = { id, memberId: seat.memberId, amount, reason: 'Test', expiresAt, wagerTimes: one.times };
      return rooms.db
        .transaction()
        .execute((tx) => rooms.bonuses.grantBonus(tx, { ...grant, gameTypes: one.gameTypes }))
        .catch(unless('wallet.bonus_expiry_past'));
    }
    if (one.do === 'later') {
      rooms.time.now = new Date(rooms.time.now.getTime() + 2 * 60_000);
      return rooms.bonuses.jobs[0]?.run();
    }
    if (one.do === 'forfeit') {
      const id = pick(grants, one.of);
      // What has ended already is refused, and a grant of the same moment may not be there yet.
      const operator = { operatorId, siteId: rooms.siteId };
      return id === undefined
        ? undefined
        : rooms.bonuses.forfeit(operator, id, 'Test').catch(unless('wallet.bonus_state', 'wallet.bonus_not_found'));
    }
    if (one.do === 'unwin') {
      const paid = pick(wins, one.of);
      if (paid === undefined) return undefined;
      const { betTxId: _betTxId, amount: _amount, roundClosed: _roundClosed, ...shared } = paid;
      return rollback(rooms, { ...shared, requestId: randomUUID(), txId: randomUUID(), winTxId: paid.txId });
    }
    const body = pick(bets, one.of);
    if (body === undefined) return undefined;
    if (one.do === 'rollback') return rollback(rooms, rollbackBody(seat, body));
    if (one.do === 'refund') {
      const { operatorId: site, playerRef, gameCode, roundId } = body;
      const refund = { requestId: randomUUID(), operatorId: site, playerRef, gameCode, roundId };
      return vendorCall(rooms, '/vendor/v1/round/refund', refund);
    }
    const paid = winBody(seat, body, text(one.cents));
    wins.push(paid);
    return win(rooms, paid);
  }

  for (const group of groups) await Promise.all(group.map(perform));
}

test('whatever is staked, won, taken back, refunded, granted, forfeited and expired at once: credit, bets, flag and ledger agree', async () => {
  const operatorId = randomUUID();
  const operator = { id: operatorId, site_id: rooms.siteId, username: 'property', name: 'Ops', password_hash: 'none' };
  await rooms.db
    .insertInto('operator')
    .values({ ...operator, created_at: rooms.time.now })
    .execute();
  const { memberId } = await register(rooms, 'azar');
  const seat = await sit(rooms, 'azar');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { maxLength: 12 }), async (groups) => {
      await rooms.fund(memberId, 200_000n);
      await play(seat, operatorId, groups);
      expect(await disagreements(rooms.db)).toEqual([]);
    }),
    { numRuns: runs },
  );
  expect(await rooms.ledger.verify(rooms.db)).toEqual([]);
}, 300_000);
