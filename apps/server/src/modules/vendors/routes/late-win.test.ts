import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  pesos,
  rollback,
  rollbackBody,
  type Seat,
  seatWithCash,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

const seatWith = (username: string, amount = 100) => seatWithCash(rooms, username, amount);
const endBody = ({ operatorId, playerRef, gameCode, roundId }: ReturnType<typeof betBody>, more: object = {}) => ({
  requestId: randomUUID(),
  operatorId,
  playerRef,
  gameCode,
  roundId,
  ...more,
});
const end = (body: ReturnType<typeof betBody>, more: object = {}) =>
  vendorCall(rooms, '/vendor/v1/round/end', endBody(body, more));

/** A bet of 10.00 whose round has ended without a win. */
async function endedRound(seat: Seat, more: object = {}) {
  const body = betBody(seat, more);
  await bet(rooms, body);
  expect(await end(body)).toMatchObject({ status: 'OK' });
  return body;
}
const recordOf = async ({ token }: Seat) =>
  (await call(rooms, 'GET', '/wps/v2/records/bets', { token })).body.value as object;
const daysOf = ({ memberId }: Seat) =>
  rooms.db.selectFrom('bet_day').selectAll().where('member_id', '=', memberId).orderBy('day').execute();

describe('W7 a win that comes after the end of its round', () => {
  test('is paid once, and is in the record and in the day on which its bet ended', async () => {
    const seat = await seatWith('tarde');
    const body = await endedRound(seat);
    const { now } = rooms.time;
    rooms.time.now = new Date(now.getTime() + 26 * 3_600_000);
    const late = winBody(seat, body, '25.50');
    const paid = await win(rooms, late);
    rooms.time.now = now;
    expect(paid).toMatchObject({ status: 'OK', balance: '115.50' });
    expect((await win(rooms, late)).text).toBe(paid.text);
    expect(await win(rooms, { ...late, requestId: randomUUID() })).toMatchObject({ status: 'OK', balance: '115.50' });
    const record = rooms.db.selectFrom('bet_record').select(['state', 'win', 'valid_bet']);
    expect(await record.where('vendor_tx_id', '=', body.txId).execute()).toEqual([
      { state: 'settled', win: 255_000n, valid_bet: pesos(10) },
    ]);
    expect(await daysOf(seat)).toMatchObject([{ bets: 1n, stake: pesos(10), win: 255_000n, valid_bet: pesos(10) }]);
    expect(await end(body)).toMatchObject({ status: 'OK', balance: '115.50' });
  });

  test('changes the bet on open screens', async () => {
    const seat = await seatWith('tarde.pantalla');
    const body = await endedRound(seat);
    rooms.events.published.length = 0;
    await win(rooms, winBody(seat, body, '25.00'));
    const told = rooms.events.published.filter(({ name }) => name === 'bet.settled');
    expect(told).toMatchObject([{ payload: { isWin: true, bet: { state: 'settled', net: '15.00' } } }]);
    expect(await recordOf(seat)).toMatchObject({ content: [{ win: '25.00', net: '15.00' }], totals: { win: '25.00' } });
  });

  test('is paid when the last win of the round overtook it', async () => {
    const seat = await seatWith('adelantada');
    const body = betBody(seat);
    const second = betBody(seat, { roundId: body.roundId });
    for (const sent of [body, second]) await bet(rooms, sent);
    await win(rooms, winBody(seat, second, '3.00', { roundClosed: true }));
    const first = await win(rooms, winBody(seat, body, '4.00', { roundClosed: false }));
    expect(first).toMatchObject({ status: 'OK', balance: '87.00' });
    expect(await daysOf(seat)).toMatchObject([{ bets: 2n, stake: pesos(20), win: pesos(7) }]);
  });

  test('decides what of the stake counts, and so does taking it back', async () => {
    await rooms.db.updateTable('game').set({ game_type: 'LIVE' }).where('code', '=', 'sol-de-piedra').execute();
    const gameCode = 'sol-de-piedra';
    const { memberId } = await seatWith('tarde.empate');
    const seat = { ...(await sit(rooms, 'tarde.empate', gameCode)), memberId };
    const body = await endedRound(seat, { gameCode });
    expect(await daysOf(seat)).toMatchObject([{ win: 0n, valid_bet: pesos(10) }]);
    const even = winBody(seat, body, '10.00', { gameCode });
    expect(await win(rooms, even)).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await daysOf(seat)).toMatchObject([{ bets: 1n, win: pesos(10), valid_bet: 0n }]);
    const { betTxId: _bet, ...names } = rollbackBody(seat, body, { gameCode });
    expect(await rollback(rooms, { ...names, winTxId: even.txId })).toMatchObject({ status: 'OK' });
    expect(await daysOf(seat)).toMatchObject([{ bets: 1n, win: 0n, valid_bet: pesos(10) }]);
    expect(await recordOf(seat)).toMatchObject({ content: [{ win: '0.00', validBet: '10.00' }] });
  });

  test('of nothing moves nothing', async () => {
    const seat = await seatWith('tarde.nada');
    const body = await endedRound(seat);
    expect(await win(rooms, winBody(seat, body, '0'))).toMatchObject({ status: 'OK', balance: '90.00' });
    expect(await daysOf(seat)).toMatchObject([{ bets: 1n, stake: pesos(10), win: 0n }]);
  });

  test('can be taken back, and comes right again under another name', async () => {
    const seat = await seatWith('tarde.quitada');
    const body = await endedRound(seat);
    const wrong = winBody(seat, body, '50.00');
    await win(rooms, wrong);
    const { betTxId: _bet, ...names } = rollbackBody(seat, body);
    expect(await rollback(rooms, { ...names, winTxId: wrong.txId })).toMatchObject({ status: 'OK', balance: '90.00' });
    expect(await win(rooms, winBody(seat, body, '5.00'))).toMatchObject({ status: 'OK', balance: '95.00' });
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'ROUND_CLOSED' });
    expect(await daysOf(seat)).toMatchObject([{ bets: 1n, win: pesos(5) }]);
  });

  test('of a free round is paid within the limit of its grant', async () => {
    const seat = await seatWith('tarde.gratis', 0);
    const grantId = await grantFreeRounds(rooms, seat.memberId, { winMax: pesos(8) });
    const body = await endedRound(seat, { freeRound: { grantId } });
    const paid = await win(rooms, winBody(seat, body, '25.00'));
    expect(paid).toMatchObject({ status: 'OK', balance: '8.00', paid: '8.00' });
  });

  test('goes where its stake came from, when restricted credit paid for it', async () => {
    const seat = await seatWith('tarde.bono', 0);
    const expiresAt = new Date(rooms.time.now.getTime() + 30 * 86_400_000);
    const amount = { currency: 'MXN', amount: pesos(10) };
    const grant = { id: randomUUID(), memberId: seat.memberId, amount, reason: 'Test', expiresAt, wagerTimes: 100 };
    await rooms.db.transaction().execute((tx) => rooms.bonuses.grantBonus(tx, grant));
    const body = await endedRound(seat);
    expect(await win(rooms, winBody(seat, body, '25.00'))).toMatchObject({ status: 'OK', balance: '25.00' });
    const { cash, bonus } = await rooms.wallet.balanceOf(rooms.db, seat.memberId, 'MXN');
    expect([cash, bonus]).toEqual([0n, pesos(25)]);
  });

  test('of a round that was refunded, or of a bet that was taken back, is refused', async () => {
    const seat = await seatWith('tarde.devuelta');
    const body = await endedRound(seat);
    await vendorCall(rooms, '/vendor/v1/round/refund', endBody(body));
    expect(await win(rooms, winBody(seat, body, '25.00'))).toMatchObject({ status: 'ROUND_CLOSED' });
    const back = betBody(seat);
    await bet(rooms, back);
    await rollback(rooms, rollbackBody(seat, back));
    expect(await win(rooms, winBody(seat, back, '25.00'))).toMatchObject({ status: 'BET_ROLLED_BACK' });
    const { cash } = await rooms.wallet.balanceOf(rooms.db, seat.memberId, 'MXN');
    expect(cash).toBe(pesos(100));
  });

  test('leaves a ledger that agrees', async () => {
    expect(await rooms.ledger.verify(rooms.db)).toEqual([]);
  });
});

test('a round is not ended in the name of another game', async () => {
  const seat = await seatWith('otro.juego');
  const body = betBody(seat);
  await bet(rooms, body);
  expect(await end(body, { gameCode: 'no-such-game' })).toMatchObject({ status: 'INVALID_REQUEST', httpStatus: 400 });
  expect(await bet(rooms, betBody(seat, { roundId: body.roundId }))).toMatchObject({ status: 'OK' });
  expect(await end(betBody(seat), { gameCode: 'no-such-game' })).toMatchObject({ status: 'OK' });
});
