import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, rollback, rollbackBody, type Seat, sit, win, winBody } from '#testing/vendor-client.ts';
import { callAlone, eventsOf } from '../testing/member-calls.ts';

const rooms = useRooms(useTestDatabase());
const start = new Date('2026-11-21T12:00:00Z');
const at = (minutes: number) => (rooms.time.now = new Date(start.getTime() + minutes * 60_000));

beforeEach(() => {
  at(0);
});

async function seatWith(username: string, limits: Record<string, string>): Promise<Seat> {
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, 1_000_000n);
  const seat = await sit(rooms, username);
  for (const [name, value] of Object.entries(limits))
    await callAlone(rooms, 'PUT', `/wps/v2/limits/${name}`, { token: seat.token, body: { value } });
  return seat;
}

const session = async (token: string) => (await call(rooms, 'GET', '/wps/v2/limits/session', { token })).body.value;
const acknowledge = (token: string) => callAlone(rooms, 'POST', '/wps/v2/limits/session/acknowledge', { token });
const stake = async (seat: Seat) => (await bet(rooms, betBody(seat))).status;

describe('T051 the stay', () => {
  test('tells how long it is and what was staked and won in it, from the records', async () => {
    const seat = await seatWith('cuentas', {});
    at(10);
    const [won, back] = [betBody(seat), betBody(seat)];
    await bet(rooms, won);
    await bet(rooms, back);
    await win(rooms, winBody(seat, won, '4.00'));
    await rollback(rooms, rollbackBody(seat, back));
    at(75);
    expect(await session(seat.token)).toEqual({
      currency: 'MXN',
      startedAt: '2026-11-21T12:00:00.000Z',
      elapsedSeconds: 4_500,
      staked: '10.00',
      won: '4.00',
      net: '-6.00',
      limit: null,
      realityCheck: { minutes: 60, dueAt: '2026-11-21T13:00:00.000Z', isDue: true },
      review: { dueAt: '2027-05-20T12:00:00.000Z', isDue: false },
    });
  });

  test('says when its minutes are over', async () => {
    const seat = await seatWith('hasta.cuando', { session: '90' });
    const limit = { minutes: 90, endsAt: '2026-11-21T13:30:00.000Z' };
    expect(await session(seat.token)).toMatchObject({ limit: { ...limit, isOver: false } });
    at(90);
    expect(await session(seat.token)).toMatchObject({ limit: { ...limit, isOver: true } });
  });

  test('401 without a login', async () => {
    expect((await call(rooms, 'GET', '/wps/v2/limits/session')).status).toBe(401);
    expect((await callAlone(rooms, 'POST', '/wps/v2/limits/session/acknowledge')).status).toBe(401);
  });
});

describe('T050 a reality check', () => {
  test('that nobody chose comes every hour and stops no bet; one’s own interval takes its place', async () => {
    const seat = await seatWith('sin.elegir', { loss_day: '500' });
    at(60);
    expect(await session(seat.token)).toMatchObject({ realityCheck: { minutes: 60, isDue: true } });
    expect(await stake(seat)).toBe('OK');
    at(61);
    await acknowledge(seat.token);
    const next = { minutes: 60, dueAt: '2026-11-21T14:01:00.000Z', isDue: false };
    expect(await session(seat.token)).toMatchObject({ realityCheck: next });
    await callAlone(rooms, 'PUT', '/wps/v2/limits/reality_check', { token: seat.token, body: { value: '90' } });
    expect(await session(seat.token)).toMatchObject({
      realityCheck: { minutes: 90, dueAt: '2026-11-21T14:31:00.000Z' },
    });
  });

  test('that is due stops bets until it is acknowledged, and comes again an interval later', async () => {
    const seat = await seatWith('recuerda', { reality_check: '30' });
    at(29);
    expect(await stake(seat)).toBe('OK');
    at(30);
    expect(await stake(seat)).toBe('REALITY_CHECK_DUE');
    expect(await session(seat.token)).toMatchObject({
      realityCheck: { minutes: 30, dueAt: '2026-11-21T12:30:00.000Z', isDue: true },
    });
    at(40);
    expect((await acknowledge(seat.token)).body.value).toMatchObject({
      realityCheck: { dueAt: '2026-11-21T13:10:00.000Z', isDue: false },
    });
    expect(await stake(seat)).toBe('OK');
    at(70);
    expect(await stake(seat)).toBe('REALITY_CHECK_DUE');
    expect(await eventsOf(rooms, seat.memberId)).toEqual([
      'set reality_check member',
      'stake_refused reality_check provider',
      'reality_check_acknowledged member',
      'stake_refused reality_check provider',
    ]);
  });

  test('cannot be acknowledged before it is due, so that none can be put off', async () => {
    const seat = await seatWith('de.antemano', { reality_check: '30' });
    at(29);
    await acknowledge(seat.token);
    at(30);
    expect(await stake(seat)).toBe('REALITY_CHECK_DUE');
  });

  test('lets wins and rollbacks of open bets through while it is due', async () => {
    const seat = await seatWith('abierta.aun', { reality_check: '30' });
    const [won, back] = [betBody(seat), betBody(seat)];
    await bet(rooms, won);
    await bet(rooms, back);
    at(45);
    expect(await win(rooms, winBody(seat, won, '20'))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await rollback(rooms, rollbackBody(seat, back))).toMatchObject({ status: 'OK', balance: '110.00' });
  });

  test('of the site comes to a member who has set none, and a shorter one of theirs comes first', async () => {
    const by = { operatorId: 'fa5d2f9e-3b0c-4f4e-9a54-1d7f4f1f6a10', siteId: rooms.siteId };
    await rooms.limits.setSiteLimit(by, 'reality_check', '60');
    const [none, own] = [await seatWith('del.sitio', {}), await seatWith('mas.corta', { reality_check: '15' })];
    at(15);
    expect([await stake(none), await stake(own)]).toEqual(['OK', 'REALITY_CHECK_DUE']);
    at(60);
    expect(await stake(none)).toBe('REALITY_CHECK_DUE');
    await rooms.limits.setSiteLimit(by, 'reality_check', null);
    expect(await stake(none)).toBe('OK');
  });
});

describe('T041 a review of the limits', () => {
  const days = (count: number) => at(count * 24 * 60);
  // A login ends by itself, so each of these looks comes with one of its own.
  const seen = async (username: string) => session((await sit(rooms, username)).token);
  const review = async (username: string) =>
    callAlone(rooms, 'POST', '/wps/v2/limits/review', { token: (await sit(rooms, username)).token });

  test('is asked for half a year after the registration, and again half a year after the member has done it', async () => {
    const { memberId } = await seatWith('repasa', {});
    days(179);
    expect(await seen('repasa')).toMatchObject({ review: { isDue: false } });
    days(180);
    expect(await seen('repasa')).toMatchObject({ review: { isDue: true } });
    expect((await review('repasa')).body.value).toMatchObject({
      review: { dueAt: '2027-11-16T12:00:00.000Z', isDue: false },
    });
    expect(await eventsOf(rooms, memberId)).toEqual(['limits_reviewed member']);
  });

  test('setting a limit is one', async () => {
    await seatWith('ajusta', {});
    days(180);
    const { token } = await sit(rooms, 'ajusta');
    await callAlone(rooms, 'PUT', '/wps/v2/limits/deposit_day', { token, body: { value: '500' } });
    expect(await session(token)).toMatchObject({ review: { isDue: false } });
  });

  test('401 without a login', async () => {
    expect((await callAlone(rooms, 'POST', '/wps/v2/limits/review')).status).toBe(401);
  });
});
