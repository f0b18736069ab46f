import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
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

/** A round of one bet of 10.00 that won; the win is what is taken back. */
async function wonRound(seat: Seat, amount: string, more: object = {}) {
  const body = betBody(seat);
  await bet(rooms, body);
  const won = winBody(seat, body, amount, more);
  await win(rooms, won);
  const { betTxId: _bet, ...names } = rollbackBody(seat, body);
  return { body, won, back: { ...names, winTxId: won.txId } };
}

const debtsOf = ({ memberId }: Seat) =>
  rooms.db.selectFrom('member_debt').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute();
const eventsOf = (debtId: string) =>
  rooms.db
    .selectFrom('event_report')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `debt:${debtId}`)
    .orderBy('id')
    .execute();
const spend = (seat: Seat, amount: string) => bet(rooms, betBody(seat, { amount }));

describe('W8 a win that is taken back', () => {
  test('leaves the cash, the record and the day, once, also after its round has ended', async () => {
    const seat = await seatWith('quitada', 100);
    const { body, won, back } = await wonRound(seat, '25.50');
    const taken = { status: 'OK', balance: '90.00', currency: 'MXN' };
    const first = await rollback(rooms, back);
    expect(first).toMatchObject(taken);
    expect((await rollback(rooms, back)).text).toBe(first.text);
    expect(await rollback(rooms, { ...back, requestId: randomUUID() })).toMatchObject(taken);
    expect(await rollback(rooms, { ...back, requestId: randomUUID(), txId: randomUUID() })).toMatchObject(taken);
    expect(await win(rooms, { ...won, requestId: randomUUID() })).toMatchObject({ status: 'BET_ROLLED_BACK' });
    const { body: list } = await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token });
    expect(list.value).toMatchObject({ totals: { stake: '10.00', win: '0.00', net: '-10.00' } });
    const day = rooms.db.selectFrom('bet_day').selectAll().where('member_id', '=', seat.memberId);
    expect(await day.execute()).toMatchObject([{ bets: 1n, stake: pesos(10), win: 0n, valid_bet: pesos(10) }]);
    expect(await debtsOf(seat)).toEqual([]);
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'ROUND_CLOSED' });
  });

  test('is refused in the name of another round or game, and then stands', async () => {
    const seat = await seatWith('otro.nombre', 100);
    const { back } = await wonRound(seat, '25.50');
    for (const wrong of [{ roundId: randomUUID() }, { gameCode: 'tesoro-solar' }])
      expect(await rollback(rooms, { ...back, ...wrong, requestId: randomUUID() })).toMatchObject({
        httpStatus: 400,
        status: 'INVALID_REQUEST',
      });
    expect(await rollback(rooms, back)).toMatchObject({ status: 'OK', balance: '90.00' });
  });

  test('by the name of a bet, and a bet by the name of a win, is not found', async () => {
    const seat = await seatWith('confundida', 100);
    const { body, won, back } = await wonRound(seat, '25.50');
    const again = () => ({ requestId: randomUUID(), txId: randomUUID() });
    expect(await rollback(rooms, { ...back, ...again(), winTxId: body.txId })).toMatchObject({
      status: 'BET_NOT_FOUND',
    });
    const { winTxId: _win, ...names } = back;
    expect(await rollback(rooms, { ...names, ...again(), betTxId: won.txId })).toMatchObject({
      status: 'BET_NOT_FOUND',
    });
  });

  test('in an open round lets the bet win again, or be given back', async () => {
    const seat = await seatWith('otra.vez', 100);
    const first = await wonRound(seat, '5.00', { roundClosed: false });
    await rollback(rooms, first.back);
    expect(await win(rooms, winBody(seat, first.body, '7.00'))).toMatchObject({ status: 'OK', balance: '97.00' });
    const second = await wonRound(seat, '5.00', { roundClosed: false });
    await rollback(rooms, second.back);
    expect(await rollback(rooms, rollbackBody(seat, second.body))).toMatchObject({ status: 'OK', balance: '97.00' });
  });

  test('of nothing moves nothing', async () => {
    const seat = await seatWith('de.nada', 100);
    const { back } = await wonRound(seat, '0');
    expect(await rollback(rooms, back)).toMatchObject({ status: 'OK', balance: '90.00' });
  });

  test('before it came stays out, and its bet can win under another name', async () => {
    const seat = await seatWith('antes.ganada', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    const late = winBody(seat, body, '5.00');
    const { betTxId: _bet, ...names } = rollbackBody(seat, body);
    expect(await rollback(rooms, { ...names, winTxId: late.txId })).toMatchObject({ status: 'OK', balance: '90.00' });
    expect(await win(rooms, late)).toMatchObject({ status: 'BET_ROLLED_BACK' });
    expect(await win(rooms, winBody(seat, body, '6.00'))).toMatchObject({ status: 'OK', balance: '96.00' });
  });

  test('after it was spent is owed: the next credits pay it first, and each step is reported', async () => {
    const seat = await seatWith('gastada', 10);
    const { back } = await wonRound(seat, '50.00');
    await spend(seat, '30.00');
    expect(await rollback(rooms, back)).toMatchObject({ status: 'OK', balance: '0.00' });
    const [debt] = await debtsOf(seat);
    expect(debt).toMatchObject({ amount: pesos(30), paid: 0n, vendor_code: 'SOL', settled_at: null });

    const prize = { ...back, requestId: randomUUID(), txId: randomUUID(), amount: '12.00', kind: 'promo' };
    expect(await vendorCall(rooms, '/vendor/v1/wallet/credit', prize)).toMatchObject({ status: 'OK', balance: '0.00' });
    expect(await debtsOf(seat)).toMatchObject([{ paid: pesos(12), payments: 1 }]);
    await rooms.fund(seat.memberId, pesos(10));
    const body = betBody(seat);
    await bet(rooms, body);
    expect(await win(rooms, winBody(seat, body, '20.00'))).toMatchObject({ status: 'OK', balance: '2.00' });
    expect(await debtsOf(seat)).toMatchObject([{ paid: pesos(30), payments: 2, settled_at: rooms.time.now }]);
    expect(await eventsOf(debt?.id ?? '')).toMatchObject([
      { action: 'owed', before: { owed: '0.00' }, after: { owed: '30.00', memberId: seat.memberId } },
      { action: 'paid', before: { owed: '30.00' }, after: { owed: '18.00' } },
      { action: 'settled', before: { owed: '18.00' }, after: { owed: '0.00' } },
    ]);
    const houses = (await rooms.ledger.trialBalance(rooms.db)).flatMap((one) => one.houses);
    expect(houses.find(({ purpose }) => purpose === 'debt')).toMatchObject({ balance: 0n });
  });

  test('while bets and prizes come at the same time is taken or owed in full', async () => {
    const seat = await seatWith('a.la.vez.no', 10);
    const { back } = await wonRound(seat, '40.00');
    const prize = () => ({ ...back, requestId: randomUUID(), txId: randomUUID(), amount: '1.00', kind: 'promo' });
    await Promise.all([
      rollback(rooms, back),
      ...Array.from({ length: 6 }, () => spend(seat, '10.00')),
      ...Array.from({ length: 4 }, () => vendorCall(rooms, '/vendor/v1/wallet/credit', prize())),
    ]);
    const { cash } = await rooms.wallet.balanceOf(rooms.db, seat.memberId, 'MXN');
    const staked = rooms.db.selectFrom('bet_record').select(({ fn }) => fn.sum('stake').as('sum'));
    const { sum } = await staked.where('member_id', '=', seat.memberId).executeTakeFirstOrThrow();
    const owed = (await debtsOf(seat)).reduce((rest, { amount, paid }) => rest + amount - paid, 0n);
    expect(cash - owed).toBe(pesos(10) + pesos(4) - BigInt(String(sum)));
  });

  test.each([
    ['naming bet and win', (names: object) => ({ ...names, betTxId: 'x' }), 'INVALID_REQUEST'],
    ['naming neither', (names: object) => ({ ...names, winTxId: undefined }), 'INVALID_REQUEST'],
    ['in another round', (names: object) => ({ ...names, roundId: 'another' }), 'INVALID_REQUEST'],
    ['in another currency', (names: object) => ({ ...names, currency: 'USD' }), 'WRONG_CURRENCY'],
    ['of a stranger', (names: object) => ({ ...names, playerRef: randomUUID() }), 'PLAYER_NOT_FOUND'],
    ['of a bet', (names: object, betTxId: string) => ({ ...names, winTxId: betTxId }), 'BET_NOT_FOUND'],
  ])('%s is refused and changes nothing', async (what, change, status) => {
    const seat = await seatWith(`no.${what.replaceAll(' ', '.').slice(0, 12)}`, 100);
    const { body, back } = await wonRound(seat, '5.00');
    expect(await rollback(rooms, change(back, body.txId))).toMatchObject({ status });
    const wrong = { ...back, requestId: randomUUID(), txId: body.txId };
    expect(await rollback(rooms, wrong)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect((await rooms.wallet.balanceOf(rooms.db, seat.memberId, 'MXN')).cash).toBe(pesos(95));
  });

  test('of another player’s win is refused', async () => {
    const owner = await seatWith('duena.del.win', 100);
    const other = await seatWith('no.es.suya', 100);
    const { back } = await wonRound(owner, '5.00');
    expect(await rollback(rooms, { ...back, playerRef: other.memberId })).toMatchObject({ status: 'BET_NOT_FOUND' });
  });
});
