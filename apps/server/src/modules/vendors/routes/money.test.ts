import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  cashOf,
  pesos,
  rollback,
  rollbackBody,
  type Seat,
  seatWithCash,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

const seatWith = (username: string, amount: number) => seatWithCash(rooms, username, amount);

const stateOf = async (txId: string) =>
  await rooms.db
    .selectFrom('bet_record')
    .select(['state', 'win', 'valid_bet'])
    .where('vendor_tx_id', '=', txId)
    .executeTakeFirst();

describe('a round', () => {
  test('takes the stake, pays the win, ends, and is in the record with its proof', async () => {
    const seat = await seatWith('ronda.entera', 100);
    const body = betBody(seat);
    expect(await bet(rooms, body)).toMatchObject({ status: 'OK', balance: '90.00', txId: body.txId, currency: 'MXN' });
    const roundDetails = { serverSeedHash: 'h', clientSeed: 'c', nonce: 7, context: 'x', stops: [1, 2, 3] };
    const paid = await win(rooms, winBody(seat, body, '25.5', { roundDetails }));
    expect(paid).toMatchObject({ status: 'OK', balance: '115.50' });
    const list = await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token });
    const { content, totals } = list.body.value as { content: { id: string }[]; totals: object };
    expect(content).toMatchObject([
      { stake: '10.00', win: '25.50', net: '15.50', validBet: '10.00', state: 'settled', gameName: 'Electric Fruits' },
    ]);
    expect(totals).toEqual({ count: 1, stake: '10.00', win: '25.50', net: '15.50', validBet: '10.00' });
    const one = await call(rooms, 'GET', `/wps/v2/records/bets/${content[0]?.id}`, { token: seat.token });
    expect(one.body.value).toMatchObject({
      fairness: { serverSeedHash: 'h', clientSeed: 'c', nonce: 7, serverSeed: null, result: { stops: [1, 2, 3] } },
    });
  });

  test('tells open screens of the balance and of the bet that ended', async () => {
    const seat = await seatWith('pantallas', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    rooms.events.published.length = 0;
    await win(rooms, winBody(seat, body, '0'));
    const settled = rooms.events.published.filter(({ name }) => name === 'bet.settled');
    const told = { memberId: seat.memberId, isWin: false, bet: { state: 'settled', net: '-10.00' } };
    expect(settled).toMatchObject([{ payload: told }]);
  });

  test('ends once, by a win or by its own call, and takes no bet any more', async () => {
    const seat = await seatWith('fin.ronda', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await win(rooms, winBody(seat, body, '1', { roundClosed: false }));
    const end = () => {
      const { operatorId, playerRef, gameCode, roundId } = body;
      return vendorCall(rooms, '/vendor/v1/round/end', {
        requestId: randomUUID(),
        operatorId,
        playerRef,
        gameCode,
        roundId,
      });
    };
    expect(await end()).toMatchObject({ status: 'OK', balance: '91.00' });
    expect(await end()).toMatchObject({ status: 'OK', balance: '91.00' });
    expect(await stateOf(body.txId)).toMatchObject({ state: 'settled', win: 10_000n });
    expect(await bet(rooms, betBody(seat, { roundId: body.roundId }))).toMatchObject({ status: 'ROUND_CLOSED' });
  });
});

describe('a bet that comes again', () => {
  test('under the same request gets the same bytes for ever', async () => {
    const seat = await seatWith('mismos.bytes', 100);
    const body = betBody(seat);
    const first = await bet(rooms, body);
    await bet(rooms, betBody(seat));
    expect((await bet(rooms, body)).text).toBe(first.text);
    expect(await cashOf(rooms, seat)).toBe(pesos(80));
  });

  test('under another request counts once and tells the balance of now', async () => {
    const seat = await seatWith('una.vez', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await bet(rooms, betBody(seat));
    expect(await bet(rooms, { ...body, requestId: randomUUID() })).toMatchObject({ status: 'OK', balance: '80.00' });
    expect(await cashOf(rooms, seat)).toBe(pesos(80));
  });

  test('with another amount is refused, whether the request is new or not', async () => {
    const seat = await seatWith('otro.monto', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    const changed = { ...body, amount: '20.00' };
    expect(await bet(rooms, changed)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect(await bet(rooms, { ...changed, requestId: randomUUID() })).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    });
    expect(await cashOf(rooms, seat)).toBe(pesos(90));
  });

  test('many times at once counts once', async () => {
    const seat = await seatWith('a.la.vez', 100);
    const body = betBody(seat);
    const answers = await Promise.all(Array.from({ length: 12 }, () => bet(rooms, body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await cashOf(rooms, seat)).toBe(pesos(90));
  });
});

describe('a bet that is refused', () => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await seatWith('rechazos', 100);
  });

  test('for want of money tells the balance, and stays refused', async () => {
    const body = betBody(seat, { amount: '100.01' });
    const refused = await bet(rooms, body);
    expect(refused).toMatchObject({ httpStatus: 200, status: 'INSUFFICIENT_FUNDS', balance: '100.00' });
    await rooms.fund(seat.memberId, pesos(50));
    expect((await bet(rooms, body)).text).toBe(refused.text);
    expect(await stateOf(body.txId)).toBeUndefined();
  });

  test.each([
    ['beyond the limits of the game', { amount: '500.01' }, 'LIMIT_REACHED'],
    ['in another currency', { currency: 'USD' }, 'WRONG_CURRENCY'],
    ['with more places than the ledger', { amount: '1.00001' }, 'INVALID_REQUEST'],
    ['of nothing', { amount: '0' }, 'INVALID_REQUEST'],
    ['for another operator', { operatorId: 'tucan' }, 'PLAYER_NOT_FOUND'],
    ['in another game than the session', { gameCode: 'rayo-777' }, 'INVALID_TOKEN'],
    ['with another session token', { sessionToken: 'x' }, 'INVALID_TOKEN'],
  ])('%s changes nothing', async (_what, more, status) => {
    const before = await cashOf(rooms, seat);
    expect(await bet(rooms, betBody(seat, more))).toMatchObject({ status });
    expect(await cashOf(rooms, seat)).toBe(before);
  });

  test('when the site or the game is closed', async () => {
    await rooms.sites.setStatus(rooms.siteId, 1);
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'GAME_DISABLED' });
    await rooms.sites.setStatus(rooms.siteId, 0);
    await rooms.db.updateTable('vendor').set({ enabled: false }).where('code', '=', 'SOL').execute();
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'GAME_DISABLED' });
    await rooms.db.updateTable('vendor').set({ enabled: true }).where('code', '=', 'SOL').execute();
  });
});

describe('after logout', () => {
  test('no bet is taken, but the win of an earlier one is paid', async () => {
    const seat = await seatWith('se.va', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.token });
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'TOKEN_EXPIRED' });
    expect(await win(rooms, winBody(seat, body, '40'))).toMatchObject({ status: 'OK', balance: '130.00' });
  });

  test('a suspended player and a closed game are still paid', async () => {
    const seat = await seatWith('suspendida', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await rooms.members.setState(seat.memberId, 'suspended');
    await rooms.db.updateTable('game').set({ enabled: false }).where('code', '=', 'frutas-electricas').execute();
    expect(await win(rooms, winBody(seat, body, '5'))).toMatchObject({ status: 'OK', balance: '95.00' });
    await rooms.db.updateTable('game').set({ enabled: true }).where('code', '=', 'frutas-electricas').execute();
  });
});

describe('a win', () => {
  test('without its bet is refused', async () => {
    const seat = await seatWith('sin.apuesta', 100);
    expect(await win(rooms, winBody(seat, betBody(seat), '5'))).toMatchObject({ status: 'BET_NOT_FOUND' });
  });

  test('of another player’s bet is refused', async () => {
    const owner = await seatWith('la.duena', 100);
    const other = await seatWith('la.otra', 100);
    const body = betBody(owner);
    await bet(rooms, body);
    expect(await win(rooms, winBody(other, body, '5'))).toMatchObject({ status: 'BET_NOT_FOUND' });
  });

  test('sent twice is paid once', async () => {
    const seat = await seatWith('doble.pago', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    const paid = winBody(seat, body, '5');
    const answers = await Promise.all([win(rooms, paid), win(rooms, { ...paid, requestId: randomUUID() })]);
    expect(answers.map(({ status, balance }) => [status, balance])).toEqual([
      ['OK', '95.00'],
      ['OK', '95.00'],
    ]);
  });
});

describe('a rollback', () => {
  test('that names itself is refused, and marks nothing', async () => {
    const seat = await seatWith('a.si.mismo', 100);
    const txId = randomUUID();
    const body = rollbackBody(seat, betBody(seat, { txId }));
    expect(await rollback(rooms, { ...body, txId })).toMatchObject({ status: 'INVALID_REQUEST' });
    expect(await bet(rooms, betBody(seat, { txId }))).toMatchObject({ status: 'OK', balance: '90.00' });
  });

  test('gives the stake back once and leaves the bet out of every total', async () => {
    const seat = await seatWith('devuelta', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await stateOf(body.txId)).toMatchObject({ state: 'rolled_back', valid_bet: 0n });
    const { body: list } = await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token });
    expect((list.value as { totals: object }).totals).toMatchObject({ count: 1, stake: '0.00', net: '0.00' });
    expect(await bet(rooms, { ...body, requestId: randomUUID() })).toMatchObject({ status: 'BET_ROLLED_BACK' });
    expect(await win(rooms, winBody(seat, body, '5'))).toMatchObject({ status: 'BET_ROLLED_BACK' });
  });

  test('that comes before its bet keeps the bet out', async () => {
    const seat = await seatWith('antes', 100);
    const body = betBody(seat);
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await bet(rooms, body)).toMatchObject({ status: 'BET_ROLLED_BACK' });
    expect(await cashOf(rooms, seat)).toBe(pesos(100));
  });

  test('in the name of another round or game is refused, and takes nothing from the right one', async () => {
    const seat = await seatWith('otra.ronda', 100);
    const [body, other] = [betBody(seat), betBody(seat)];
    for (const taken of [body, other]) await bet(rooms, taken);
    for (const wrong of [{ roundId: randomUUID() }, { roundId: other.roundId }, { gameCode: 'tesoro-solar' }])
      expect(await rollback(rooms, rollbackBody(seat, body, wrong))).toMatchObject({
        httpStatus: 400,
        status: 'INVALID_REQUEST',
      });
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'OK', balance: '90.00' });
  });

  test('after the win is refused: the bet stands', async () => {
    const seat = await seatWith('ya.ganada', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await win(rooms, winBody(seat, body, '5', { roundClosed: false }));
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'ROUND_CLOSED' });
    expect(await cashOf(rooms, seat)).toBe(pesos(95));
  });
});

describe('fifty bets of one player at once', () => {
  test('never take more than there is, and the ledger agrees with the record', async () => {
    const seat = await seatWith('cincuenta', 300);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(rooms, betBody(seat))));
    const taken = answers.filter(({ status }) => status === 'OK');
    expect(taken).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(20);
    expect(new Set(taken.map(({ balance }) => balance)).size).toBe(30);
    expect(await cashOf(rooms, seat)).toBe(0n);
    const { count } = await rooms.db
      .selectFrom('bet_record')
      .select((inner) => inner.fn.countAll().as('count'))
      .where('member_id', '=', seat.memberId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(30n);
  });
});
