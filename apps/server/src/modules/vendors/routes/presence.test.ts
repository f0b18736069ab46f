import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { passMinutes } from '#testing/people-at-the-door.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, sit } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

async function seatWith(username: string): Promise<Seat> {
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, 10_000_000n);
  return sit(rooms, username);
}

const loginOf = (seat: Seat) =>
  rooms.db
    .selectFrom('vendor_session')
    .innerJoin('member_session', 'member_session.id', 'vendor_session.login_session_id')
    .select(['last_seen_at as lastSeenAt', 'active_at as activeAt'])
    .where('vendor_session.member_id', '=', seat.memberId)
    .executeTakeFirstOrThrow();

test('after a minute without a call of theirs, players who bet still go together, and are noted as there', async () => {
  const seats = [await seatWith('calla.uno'), await seatWith('calla.dos')];
  passMinutes(rooms, 5);
  const bodies = seats.map((seat) => betBody(seat));
  const answers = await Promise.all(bodies.map((body) => bet(rooms, body)));
  expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK']);
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::integer as transactions from vendor_transaction
    where tx_id = any(${bodies.map(({ txId }) => txId)}::text[])`.execute(rooms.db);
  expect(rows).toEqual([{ transactions: 1 }]);
  for (const seat of seats) await expect.poll(async () => (await loginOf(seat)).lastSeenAt).toEqual(rooms.time.now);
});

test('who plays for an hour is there, although the page asks for the balance by itself all the while', async () => {
  const seat = await seatWith('juega.una.hora');
  const { token } = seat;
  for (let turn = 0; turn < 6; turn += 1) {
    passMinutes(rooms, 10);
    await call(rooms, 'GET', '/wps/v2/wallets/balance', { token });
    expect((await bet(rooms, betBody(seat))).status).toBe('OK');
    await expect.poll(async () => (await loginOf(seat)).activeAt).toEqual(rooms.time.now);
  }
});

test('a login that was not used for two hours is over', async () => {
  const seat = await seatWith('dos.horas');
  passMinutes(rooms, 121);
  expect((await bet(rooms, betBody(seat))).status).toBe('TOKEN_EXPIRED');
});
