import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, type Rooms, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  cashOf,
  pesos,
  rollback,
  rollbackBody,
  type Seat,
  sit,
  win,
  winBody,
} from '#testing/vendor-client.ts';

const database = useTestDatabase();
const rooms = useRooms(database);
// A second server process, as far as the database can tell; its demo is the first one's.
const others = useRooms(database);

async function seatWith(username: string, amount: number): Promise<Seat> {
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, pesos(amount));
  return sit(rooms, username);
}

const movementOf = (txId: string) =>
  rooms.db
    .selectFrom('vendor_transaction')
    .select(['kind', 'state', 'round_id'])
    .where('tx_id', '=', txId)
    .executeTakeFirst();
const betsOf = (seat: Seat) =>
  rooms.db.selectFrom('bet_record').select(['state', 'stake', 'win']).where('member_id', '=', seat.memberId).execute();

describe('W13 bets of a crowd', () => {
  test('are taken together, and each answer tells its own player’s balance', async () => {
    const seats = await Promise.all([100, 200, 300, 400].map((amount) => seatWith(`grupo.${amount}`, amount)));
    const bodies = seats.map((seat) => betBody(seat));
    const answers = await Promise.all(bodies.map((body) => bet(rooms, body)));
    expect(answers.map(({ balance }) => balance)).toEqual(['90.00', '190.00', '290.00', '390.00']);
    const txIds = bodies.map(({ txId }) => txId);
    const { rows } = await sql<{ transactions: number }>`
      select count(distinct xmin::text)::integer as transactions from vendor_transaction
      where tx_id = any(${txIds}::text[])`.execute(rooms.db);
    expect(rows).toEqual([{ transactions: 1 }]);
  });

  test('one that is refused harms no other', async () => {
    const [rich, poor] = [await seatWith('con.fondos', 100), await seatWith('sin.fondos', 5)];
    const suspended = await seatWith('suspendida.ya', 100);
    await rooms.members.setState(suspended.memberId, 'suspended');
    const answers = await Promise.all([rich, poor, suspended].map((seat) => bet(rooms, betBody(seat))));
    expect(answers.map(({ status }) => status)).toEqual(['OK', 'INSUFFICIENT_FUNDS', 'PLAYER_BLOCKED']);
  });

  test('a second bet goes into the open round of the first', async () => {
    const seat = await seatWith('misma.ronda', 100);
    const [first, second] = [betBody(seat), betBody(seat)];
    const body = { ...second, roundId: first.roundId };
    await bet(rooms, first);
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK', balance: '80.00' });
    expect((await movementOf(body.txId))?.round_id).toBe((await movementOf(first.txId))?.round_id);
  });
});

describe('what a game lets be staked', () => {
  test('holds ten seconds after an operator has changed it, for whoever sits there already', async () => {
    const seat = await seatWith('limite.nuevo', 1_000);
    expect((await bet(rooms, betBody(seat))).status).toBe('OK');
    const game = sql`vendor_code = 'SOL' and code = ${betBody(seat).gameCode}`;
    const { rows } = await sql<{ stakes: string }>`select stakes::text as stakes from game where ${game}`.execute(
      rooms.db,
    );
    await sql`update game set stakes = jsonb_set(stakes, '{MXN}', '{"min": "50.00", "max": "100.00"}')
      where ${game}`.execute(rooms.db);
    try {
      rooms.time.now = new Date(rooms.time.now.getTime() + 10_000);
      expect((await bet(rooms, betBody(seat))).status).toBe('LIMIT_REACHED');
      expect((await bet(rooms, betBody(seat, { amount: '60.00' }))).status).toBe('OK');
    } finally {
      await sql`update game set stakes = ${rows[0]?.stakes ?? '{}'}::jsonb where ${game}`.execute(rooms.db);
    }
  });
});

describe('W13 one player in two processes', () => {
  const both: readonly (() => Rooms)[] = [() => rooms, () => others];

  test('the same bet counts once, with the same bytes', async () => {
    const seat = await seatWith('dos.procesos', 100);
    const body = betBody(seat);
    const answers = await Promise.all([...both, ...both].map((room) => bet(room(), body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await cashOf(rooms, seat)).toBe(pesos(90));
  });

  test('bets at once never take more than there is', async () => {
    const seat = await seatWith('dos.bolsillos', 100);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => bet(index % 2 === 0 ? rooms : others, betBody(seat))),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(14);
    expect(await cashOf(rooms, seat)).toBe(0n);
  });

  test('W6 a rollback and its bet in any order leave the money where it was', async () => {
    const seat = await seatWith('carrera', 1_000);
    for (let turn = 0; turn < 10; turn += 1) {
      const body = betBody(seat);
      const [taken, back] = await Promise.all([bet(rooms, body), rollback(others, rollbackBody(seat, body))]);
      expect(['OK', 'BET_ROLLED_BACK']).toContain(taken.status);
      expect(back.status).toBe('OK');
      expect(['never_came', 'rolled_back']).toContain((await movementOf(body.txId))?.state);
    }
    expect(await cashOf(rooms, seat)).toBe(pesos(1_000));
  });

  test('W12 a bet and the end of its round: either it is in and settled, or it is refused', async () => {
    const seat = await seatWith('fin.y.apuesta', 1_000);
    for (let turn = 0; turn < 10; turn += 1) {
      const first = betBody(seat);
      await bet(rooms, first);
      const late = betBody(seat, { roundId: first.roundId });
      const [taken] = await Promise.all([bet(rooms, late), win(others, winBody(seat, first, '0'))]);
      expect(['OK', 'ROUND_CLOSED']).toContain(taken.status);
    }
    expect((await betsOf(seat)).filter(({ state }) => state === 'open')).toEqual([]);
  });

  test('W8 a win and a rollback of one bet: only one of them happens', async () => {
    const seat = await seatWith('gana.o.vuelve', 1_000);
    for (let turn = 0; turn < 6; turn += 1) {
      const body = betBody(seat);
      await bet(rooms, body);
      const [paid, back] = await Promise.all([
        win(rooms, winBody(seat, body, '10.00')),
        rollback(others, rollbackBody(seat, body)),
      ]);
      expect([paid.status, back.status].filter((status) => status === 'OK')).toHaveLength(1);
    }
    expect(await cashOf(rooms, seat)).toBe(pesos(1_000));
    expect(await rooms.ledger.verify(rooms.db)).toEqual([]);
  });
});

describe('W5 what must bind at once', () => {
  test('a logout that is answered keeps out every later bet, in any process', async () => {
    const seat = await seatWith('fuera.ya', 100);
    await bet(rooms, betBody(seat));
    await call(others, 'DELETE', '/wps/session/logout', { token: seat.token });
    expect(await bet(rooms, betBody(seat, { requestId: randomUUID() }))).toMatchObject({ status: 'TOKEN_EXPIRED' });
    expect(await cashOf(rooms, seat)).toBe(pesos(90));
  });
});
