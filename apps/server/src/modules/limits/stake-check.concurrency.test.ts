import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { playerAccount } from '#modules/ledger';
import { useTestDatabase } from '#testing/database.ts';
import { register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, sit, win, winBody } from '#testing/vendor-client.ts';
import { waitingIn } from '#testing/waiting.ts';
import { callAlone } from './testing/member-calls.ts';

const database = useTestDatabase();
const rooms = useRooms(database);
// A second server process, as far as the database can tell.
const others = useRooms(database);
const either = (index: number): Rooms => (index % 2 === 0 ? rooms : others);
const pesos = (amount: number) => BigInt(amount) * 10_000n;

async function seatWith(username: string): Promise<Seat> {
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, pesos(1_000));
  return sit(rooms, username);
}

const setLimit = (seat: Seat, name: string, value: string) =>
  callAlone(rooms, 'PUT', `/wps/v2/limits/${name}`, { token: seat.token, body: { value } });
const stakedBy = async ({ memberId }: Seat) => {
  const sums = await rooms.records.playSums(rooms.db, { memberId, currency: 'MXN', withPrizes: false }, [new Date(0)]);
  return sums[0] ?? { staked: 0n, won: 0n };
};
const countOf = (answers: { status: string }[], status: string) =>
  answers.filter((answer) => answer.status === status).length;

describe('T023 bets at once', () => {
  test('fifty of them in two processes never go beyond a loss limit, and use it up', async () => {
    const seat = await seatWith('cincuenta');
    await setLimit(seat, 'loss_day', '100');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => bet(either(index), betBody(seat))));
    expect([countOf(answers, 'OK'), countOf(answers, 'LIMIT_REACHED')]).toEqual([10, 40]);
    expect(await stakedBy(seat)).toEqual({ staked: pesos(100), won: 0n });
  });

  test('among wins at once: what is lost is never more than the limit at any moment', async () => {
    const seat = await seatWith('con.premios');
    await setLimit(seat, 'loss_day', '60');
    const play = async (index: number) => {
      const body = betBody(seat);
      const answer = await bet(either(index), body);
      if (answer.status !== 'OK') return [];
      const { staked, won } = await stakedBy(seat);
      await win(either(index + 1), winBody(seat, body, index % 3 === 0 ? '10.00' : '0'));
      return [staked - won];
    };
    for (let wave = 0; wave < 5; wave += 1) {
      const losses = (await Promise.all(Array.from({ length: 8 }, (_, index) => play(index)))).flat();
      expect(losses.filter((loss) => loss > pesos(60))).toEqual([]);
    }
    expect((await stakedBy(seat)).staked).toBeGreaterThan(pesos(60));
  });
});

describe('a limit that is set while bets are under way', () => {
  test.each([1, 2, 3, 4])('binds every bet that starts after it, turn %i', async (turn) => {
    const seat = await seatWith(`mientras.${turn}`);
    // Bets of the fast way, begun in both processes before the limit.
    const early = Array.from({ length: 25 }, (_, index) => bet(either(index), betBody(seat)));
    await early[turn];
    const set = await setLimit(seat, 'wager_day', '150');
    const late = Array.from({ length: 25 }, (_, index) => bet(either(index), betBody(seat)));
    const [first, second] = [await Promise.all(early), await Promise.all(late)];
    expect(set.status).toBe(200);
    expect(countOf(first, 'OK')).toBeGreaterThan(0);
    expect([...first, ...second].filter(({ status }) => status !== 'OK' && status !== 'LIMIT_REACHED')).toEqual([]);
    const { staked } = await stakedBy(seat);
    expect(staked).toBe(pesos(10 * (countOf(first, 'OK') + countOf(second, 'OK'))));
    // One that started after the limit was taken only while all of them together were within it.
    expect(countOf(second, 'OK') === 0 || staked <= pesos(150)).toBe(true);
    expect(await bet(others, betBody(seat, { amount: '150.00' }))).toMatchObject({ status: 'LIMIT_REACHED' });
  });

  test('a pause that is answered keeps out every later bet, in any process', async () => {
    const seat = await seatWith('pausa.ya');
    const early = Array.from({ length: 20 }, (_, index) => bet(either(index), betBody(seat)));
    await early[0];
    await callAlone(rooms, 'POST', '/wps/v2/limits/pause', { token: seat.token, body: { hours: 24 } });
    const late = await Promise.all(Array.from({ length: 10 }, (_, index) => bet(either(index), betBody(seat))));
    await Promise.all(early);
    expect(countOf(late, 'OK')).toBe(0);
  });
});

describe('a bet of the common way that is not committed yet', () => {
  test('is waited for and counted: its money moves before its limits are looked at', async () => {
    const seat = await seatWith('a.medias');
    await setLimit(seat, 'wager_day', '150');
    const { memberId } = seat;
    const [cash] = await rooms.db
      .transaction()
      .execute((tx) => rooms.ledger.accountsFor(tx, [playerAccount(memberId, 'MXN', 'cash')]));
    const held = Promise.withResolvers<undefined>();
    const isIn = Promise.withResolvers<undefined>();
    const placedAt = rooms.time.now;
    const game = { vendorCode: 'SOL', gameCode: 'frutas-electricas', gameType: 'RNG', currency: 'MXN' };
    const names = { id: randomUUID(), roundId: randomUUID(), vendorRoundId: 'r', vendorTxId: randomUUID() };
    const common = rooms.db.transaction().execute(async (tx) => {
      await rooms.ledger.lockAccounts(tx, [cash]);
      const bet = { ...game, ...names, siteId: rooms.siteId, memberId, stake: pesos(100), placedAt };
      await rooms.records.placeBet(tx, bet);
      isIn.resolve(undefined);
      await held.promise;
    });
    await isIn.promise;
    const player = { memberId, siteId: rooms.siteId, currency: 'MXN', timeZone: 'America/Mexico_City' };
    const wish = { player, loginSessionId: randomUUID(), amount: pesos(51), vendorCode: 'SOL' };
    const refusal = rooms.db.transaction().execute((tx) => rooms.limits.refusalOfStake(tx, wish, placedAt));
    await expect.poll(() => waitingIn(rooms.db)).toBe(1);
    held.resolve(undefined);
    await common;
    expect(await refusal).toEqual({ kind: 'limit', name: 'wager_day' });
  });
});

describe('a member without limits', () => {
  test('still takes the fast way: bets of several players are one transaction', async () => {
    const seats = [await seatWith('rapida.1'), await seatWith('rapida.2'), await seatWith('rapida.3')];
    // The first bet of a seat may look it up; the second is the common one.
    await Promise.all(seats.map((seat) => bet(rooms, betBody(seat))));
    const bodies = seats.map((seat) => betBody(seat));
    await Promise.all(bodies.map((body) => bet(rooms, body)));
    const txIds = bodies.map(({ txId }) => txId);
    const { rows } = await sql<{ transactions: number }>`
      select count(distinct xmin::text)::integer as transactions from vendor_transaction
      where tx_id = any(${txIds}::text[])`.execute(rooms.db);
    expect(rows).toEqual([{ transactions: 1 }]);
  });
});
