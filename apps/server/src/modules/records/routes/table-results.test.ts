import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, type Rooms, useRooms } from '#testing/rooms.ts';
import { bet, betBody, sit, win, winBody } from '#testing/vendor-client.ts';

const rooms: Rooms = useRooms(useTestDatabase());

test.each([
  ['frutas-electricas', 'RNG', '30.00'],
  ['sol-de-piedra', 'LIVE', '20.00'],
  ['tesoro-solar', 'SPORTS', '10.00'],
])('%s as %s: of stakes of 10 that won 10, 12.50 and nothing %s count', async (gameCode, kind, counted) => {
  const game = rooms.db.updateTable('game').where('vendor_code', '=', 'SOL').where('code', '=', gameCode);
  await game.set({ game_type: kind }).execute();
  const username = `con.${kind.toLowerCase()}`;
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, 1_000_000n);
  const seat = await sit(rooms, username, gameCode);
  for (const won of ['10.00', '12.50', '0']) {
    const body = betBody(seat, { gameCode });
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK' });
    expect(await win(rooms, winBody(seat, body, won, { gameCode }))).toMatchObject({ status: 'OK' });
  }
  const { body } = await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token });
  expect(body.value).toMatchObject({ totals: { count: 3, stake: '30.00', win: '22.50', validBet: counted } });
});
