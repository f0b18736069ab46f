import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, launchTokenFor, type Seat, sit, vendorCall, win, winBody } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const start = new Date('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;

beforeEach(() => {
  rooms.time.now = start;
});

const balance = ({ memberId, sessionToken }: Seat) =>
  vendorCall(rooms, '/vendor/v1/wallet/balance', {
    requestId: randomUUID(),
    operatorId: 'quetzal',
    playerRef: memberId,
    currency: 'MXN',
    sessionToken,
  });
const enter = (launchToken: string) =>
  vendorCall(rooms, '/vendor/v1/session/authenticate', {
    requestId: randomUUID(),
    operatorId: 'quetzal',
    launchToken,
    gameCode: 'frutas-electricas',
  });

const takeBreak =
  (kind: 'pause' | 'exclusion', body: object) =>
  async ({ token }: Seat) => {
    const { status } = await call(rooms, 'POST', `/wps/v2/limits/${kind}`, { token, body });
    expect(status).toBe(200);
  };

describe('who is kept out is not told to log in again', () => {
  test.each([
    ['pausada', 'has paused', takeBreak('pause', { hours: 24 })],
    ['excluida', 'is excluded', takeBreak('exclusion', { months: 6 })],
    ['suspendida.ya', 'is suspended', ({ memberId }: Seat) => rooms.members.setState(memberId, 'suspended')],
    ['cerrada', 'has closed the account', ({ memberId }: Seat) => rooms.members.setState(memberId, 'closed')],
  ])('%s %s: bet, balance and ticket are PLAYER_BLOCKED, a win is paid', async (username, _how, keepOut) => {
    const { memberId } = await register(rooms, username);
    await rooms.fund(memberId, 1_000_000n);
    const seat = await sit(rooms, username);
    const launchToken = await launchTokenFor(rooms, seat.token);
    const open = betBody(seat);
    await bet(rooms, open);
    await keepOut(seat);
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await balance(seat)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await enter(launchToken)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await bet(rooms, betBody(seat, { sessionToken: 'x' }))).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await win(rooms, winBody(seat, open, '15'))).toMatchObject({ status: 'OK', balance: '105.00' });
  });

  test('a session that a pause ended is TOKEN_EXPIRED once the pause is over', async () => {
    await register(rooms, 'ya.vuelve');
    const seat = await sit(rooms, 'ya.vuelve');
    await takeBreak('pause', { hours: 24 })(seat);
    rooms.time.now = new Date(start.getTime() + dayMs);
    expect(await balance(seat)).toMatchObject({ status: 'TOKEN_EXPIRED' });
  });
});
