import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, sit, vendorCall } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

async function seatOf(username: string): Promise<Seat> {
  await register(rooms, username);
  return sit(rooms, username);
}

const prize = (seat: Seat, more: object = {}) => ({
  requestId: randomUUID(),
  txId: randomUUID(),
  operatorId: 'quetzal',
  playerRef: seat.memberId,
  currency: 'MXN',
  amount: '25.00',
  kind: 'promo',
  campaign: 'torneo-noviembre',
  ...more,
});
const credit = (body: object) => vendorCall(rooms, '/vendor/v1/wallet/credit', body);
const refusalsOf = (requestId: string) =>
  rooms.db.selectFrom('vendor_refusal').selectAll().where('request_id', '=', requestId).execute();

describe('W11 a prize', () => {
  let seats = 0;

  test('is paid after the player has logged out, and when the account is suspended', async () => {
    const seat = await seatOf('premiada');
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.token });
    expect(await credit(prize(seat))).toMatchObject({ status: 'OK', balance: '25.00', currency: 'MXN' });
    await rooms.members.setState(seat.memberId, 'suspended');
    expect(await credit(prize(seat, { kind: 'jackpot' }))).toMatchObject({ status: 'OK', balance: '50.00' });
  });

  test('sent again is paid once, under the same request with the same bytes', async () => {
    const seat = await seatOf('una.vez.premio');
    const body = prize(seat);
    const first = await credit(body);
    expect((await credit(body)).text).toBe(first.text);
    expect(await credit({ ...body, requestId: randomUUID() })).toMatchObject({ status: 'OK', balance: '25.00' });
    const together = prize(seat);
    await Promise.all([credit(together), credit({ ...together, requestId: randomUUID() })]);
    expect(await credit({ ...body, requestId: randomUUID() })).toMatchObject({ status: 'OK', balance: '50.00' });
  });

  test.each([
    ['another amount under a known name', { amount: '26.00' }, 'DUPLICATE_TRANSACTION'],
    ['another kind under a known name', { kind: 'jackpot' }, 'DUPLICATE_TRANSACTION'],
    ['another currency', { txId: 'p2', currency: 'USD' }, 'WRONG_CURRENCY'],
    ['nothing', { txId: 'p3', amount: '0' }, 'INVALID_REQUEST'],
    ['an unknown kind', { txId: 'p4', kind: 'gift' }, 'INVALID_REQUEST'],
    ['free rounds that names no grant', { txId: 'p6', kind: 'free_rounds' }, 'INVALID_REQUEST'],
    ['a stranger', { txId: 'p5', playerRef: randomUUID() }, 'PLAYER_NOT_FOUND'],
    ['a text with NUL', { txId: 'a\u0000b' }, 'INVALID_REQUEST'],
  ])('of %s is refused, and the refusal is on record', async (_what, more, status) => {
    seats += 1;
    const seat = await seatOf(`rechazo.${seats}`);
    const body = prize(seat);
    await credit(body);
    const wrong = { ...body, ...more, requestId: randomUUID() };
    expect(await credit(wrong)).toMatchObject({ status });
    await expect.poll(() => refusalsOf(wrong.requestId)).toMatchObject([{ vendor_code: 'SOL', status, times: 1n }]);
    expect((await rooms.wallet.balanceOf(rooms.db, seat.memberId, 'MXN')).cash).toBe(250_000n);
  });
});

describe('a refusal', () => {
  test('of a bet is on record once, with who and what', async () => {
    const seat = await seatOf('sin.dinero');
    const body = betBody(seat);
    await bet(rooms, body);
    await bet(rooms, body);
    expect(await refusalsOf(body.requestId)).toMatchObject([
      { status: 'INSUFFICIENT_FUNDS', path: '/vendor/v1/wallet/bet', tx_id: body.txId, player_ref: seat.memberId },
    ]);
  });

  test('of unsigned calls is counted', async () => {
    const path = '/vendor/v1/wallet/win';
    await Promise.all(Array.from({ length: 20 }, () => vendorCall(rooms, path, {}, { secret: 'not the secret' })));
    const counted = async () => {
      const rows = await rooms.db.selectFrom('vendor_refusal').selectAll().where('path', '=', path).execute();
      return rows.reduce((sum, { times }) => sum + times, 0n);
    };
    await expect.poll(counted).toBe(20n);
  });

  test('cannot be changed or removed', async () => {
    await expect(rooms.db.deleteFrom('vendor_refusal').execute()).rejects.toThrow(/permission denied|never/);
  });
});
