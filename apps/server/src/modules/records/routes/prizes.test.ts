import { randomUUID } from 'node:crypto';
import { formatAmount } from '@quetzal/domain/money';
import { describe, expect, test } from 'vitest';
import { createRounds } from '#modules/vendors';
import { createStatements } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  rollback,
  rollbackBody,
  type Seat,
  seatWithCash,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import { startOfDay } from '../period.ts';

const rooms = useRooms(useTestDatabase());
const zone = 'America/Mexico_City';
const at = (instant: string) => (rooms.time.now = new Date(instant));

const prizeBody = (seat: Seat, kind: string, amount: string, more: object = {}) => ({
  requestId: randomUUID(),
  txId: randomUUID(),
  operatorId: 'quetzal',
  playerRef: seat.memberId,
  currency: 'MXN',
  amount,
  kind,
  ...more,
});
const credit = async (seat: Seat, kind: string, amount: string, more: object = {}) =>
  expect(await vendorCall(rooms, '/vendor/v1/wallet/credit', prizeBody(seat, kind, amount, more))).toMatchObject({
    status: 'OK',
  });

/** A bet of 10.00, and the win that ends its round. */
async function played(seat: Seat, won = '0') {
  const body = betBody(seat);
  expect(await bet(rooms, body)).toMatchObject({ status: 'OK' });
  const ended = winBody(seat, body, won);
  expect(await win(rooms, ended)).toMatchObject({ status: 'OK' });
  return { body, ended };
}

async function refund(seat: Seat, roundId: string): Promise<void> {
  const round = { operatorId: 'quetzal', playerRef: seat.memberId, gameCode: 'frutas-electricas', roundId };
  expect(await vendorCall(rooms, '/vendor/v1/round/refund', { requestId: randomUUID(), ...round })).toMatchObject({
    status: 'OK',
  });
}

const read = async <V>(seat: Seat, url: string): Promise<V> => {
  const { status, body } = await call(rooms, 'GET', url, { token: seat.token });
  expect(status).toBe(200);
  return body.value as V;
};
const lossOf = async (seat: Seat, from: string, to: string) =>
  await read<{ totals: object; days: object[] }>(seat, `/wps/v2/records/personal-loss?from=${from}&to=${to}`);

/** What the statement of cash says of the same days. */
async function winLossOf(seat: Seat, from: string, to: string): Promise<string> {
  const statements = createStatements(rooms);
  const period = { from: startOfDay(from, zone), to: startOfDay(to, zone, 1), asOf: rooms.time.now };
  const wish = { memberId: seat.memberId, currency: 'MXN', purpose: 'cash' as const, ...period };
  const { winLoss } = await statements.statementOf(wish, { offset: 0, limit: 1 });
  return formatAmount({ currency: 'MXN', amount: winLoss });
}

test('a prize that belongs to no round is in the session and the day, and in no bet', async () => {
  at('2026-11-21T18:00:00Z');
  const seat = await seatWithCash(rooms, 'premio.suelto', 100);
  await played(seat);
  await credit(seat, 'promo', '25.00', { campaign: 'torneo' });
  expect(await read(seat, '/wps/v2/records/bets')).toMatchObject({ totals: { win: '0.00', net: '-10.00' } });
  expect(await read(seat, '/wps/v2/limits/session')).toMatchObject({ staked: '10.00', won: '25.00', net: '15.00' });
  const day = { bets: 1, stake: '10.00', win: '25.00', net: '15.00', validBet: '10.00', bonus: '0.00' };
  expect(await lossOf(seat, '2026-11-21', '2026-11-21')).toMatchObject({ totals: day });
});

describe('a jackpot of a round', () => {
  test('is in the record of its bet, the session, the day, the rounds of operators and among the winners', async () => {
    at('2026-11-21T18:00:00Z');
    const seat = await seatWithCash(rooms, 'bote.ganado', 100);
    const { body } = await played(seat);
    await credit(seat, 'jackpot', '500.00', { roundId: body.roundId });
    const money = { stake: '10.00', win: '500.00', jackpot: '500.00', net: '490.00', validBet: '10.00' };
    const list = await read<{ content: { id: string }[] }>(seat, '/wps/v2/records/bets');
    expect(list).toMatchObject({ content: [money], totals: { win: '500.00', net: '490.00', validBet: '10.00' } });
    expect(await read(seat, `/wps/v2/records/bets/${list.content[0]?.id}`)).toMatchObject(money);
    expect(await read(seat, '/wps/v2/limits/session')).toMatchObject({ staked: '10.00', won: '500.00', net: '490.00' });
    expect(await lossOf(seat, '2026-11-21', '2026-11-21')).toMatchObject({
      totals: { bets: 1, stake: '10.00', win: '500.00', net: '490.00', validBet: '10.00' },
    });
    const page = { offset: 0, limit: 1 };
    expect(await createRounds(rooms).list(rooms.siteId, 'bote.ganado', page)).toMatchObject({
      rounds: [{ stake: 100_000n, win: 5_000_000n }],
    });
    for (const board of ['GCSGAME_getRankList', 'ODSFE2_getWinnerBoard']) {
      const { content } = await read<{ content: object[] }>(seat, `/wps/relay/${board}`);
      expect(content[0]).toMatchObject({ vo: { winAmount: '500.00' } });
    }
    const told = () => rooms.events.published.findLast(({ name }) => name === 'bet.settled')?.payload;
    await expect.poll(told).toMatchObject({ isWin: true, bet: money });
  });

  test('that is paid before its round ends belongs to the day on which it ends', async () => {
    at('2026-11-22T05:59:00Z');
    const seat = await seatWithCash(rooms, 'bote.temprano', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await credit(seat, 'jackpot', '500.00', { roundId: body.roundId });
    at('2026-11-22T06:00:00Z');
    await win(rooms, winBody(seat, body, '2.00'));
    expect(await lossOf(seat, '2026-11-21', '2026-11-22')).toMatchObject({
      days: [{ day: '2026-11-22', bets: 1, win: '502.00', net: '492.00' }],
    });
  });

  test('makes no room in limits', async () => {
    at('2026-11-21T18:00:00Z');
    const seat = await seatWithCash(rooms, 'bote.sin.sitio', 100);
    const limit = { token: seat.token, body: { value: '15.00' } };
    expect(await call(rooms, 'PUT', '/wps/v2/limits/loss_day', limit)).toMatchObject({ status: 200 });
    const { body } = await played(seat);
    await credit(seat, 'jackpot', '500.00', { roundId: body.roundId });
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'LIMIT_REACHED' });
  });

  test('stays with its bet: the bet is not taken back alone, and is refunded with it', async () => {
    at('2026-11-21T18:00:00Z');
    const seat = await seatWithCash(rooms, 'bote.firme', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await credit(seat, 'jackpot', '500.00', { roundId: body.roundId });
    expect(await rollback(rooms, rollbackBody(seat, body))).toMatchObject({ status: 'ROUND_CLOSED' });
    await refund(seat, body.roundId);
    expect(await read(seat, '/wps/v2/records/bets')).toMatchObject({
      content: [{ state: 'refunded', win: '0.00', jackpot: '0.00', net: '0.00' }],
      totals: { win: '0.00', net: '0.00' },
    });
    expect(await lossOf(seat, '2026-11-21', '2026-11-21')).toMatchObject({ totals: { bets: 0, net: '0.00' } });
  });
});

test('T031: the personal loss of some days is the win or loss that the statement tells of them', async () => {
  at('2026-11-20T18:00:00Z');
  let seat = await seatWithCash(rooms, 'dos.cuentas', 1_000);
  await played(seat, '4.00');
  await credit(seat, 'promo', '25.00', { campaign: 'torneo' });
  await credit(seat, 'jackpot', '40.00');
  at('2026-11-21T18:00:00Z');
  seat = await sit(rooms, 'dos.cuentas');
  const { body, ended } = await played(seat, '30.00');
  await credit(seat, 'jackpot', '500.00', { roundId: body.roundId });
  const { betTxId: _bet, ...names } = rollbackBody(seat, body);
  await rollback(rooms, { ...names, winTxId: ended.txId });
  const back = betBody(seat);
  await bet(rooms, back);
  await rollback(rooms, rollbackBody(seat, back));
  at('2026-11-22T18:00:00Z');
  seat = await sit(rooms, 'dos.cuentas');
  const grantId = await grantFreeRounds(rooms, seat.memberId);
  await credit(seat, 'free_rounds', '9.00', { freeRound: { grantId } });
  const refunded = await played(seat, '6.00');
  await credit(seat, 'jackpot', '70.00', { roundId: refunded.body.roundId });
  await refund(seat, refunded.body.roundId);

  const days = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
  const nets = ['59.00', '490.00', '9.00'];
  for (const [index, day] of days.entries()) {
    expect(await lossOf(seat, day, day)).toMatchObject({ totals: { net: nets[index] } });
    expect(await winLossOf(seat, day, day)).toBe(nets[index]);
  }
  expect(await lossOf(seat, days[0], days[2])).toMatchObject({
    totals: { bets: 2, stake: '20.00', win: '578.00', net: '558.00', bonus: '0.00' },
    days: days.map((day, index) => ({ day, net: nets[index] })),
  });
  expect(await winLossOf(seat, days[0], days[2])).toBe('558.00');
});
