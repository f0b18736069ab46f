import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { roundOpsRoutes } from '#modules/ops';
import { createRounds } from '#modules/vendors';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
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
const ops = useOpsApi(rooms, (siteOf) => [roundOpsRoutes({ rounds: createRounds(rooms), siteOf })]);
const reason = 'The reels stood still';

const seatWith = (username: string, amount: number) => seatWithCash(rooms, username, amount);

const refundBody = (seat: Seat, roundId: string, more: object = {}) => ({
  requestId: randomUUID(),
  operatorId: 'quetzal',
  playerRef: seat.memberId,
  gameCode: 'frutas-electricas',
  roundId,
  ...more,
});
const refund = (body: object) => vendorCall(rooms, '/vendor/v1/round/refund', body);
const recordOf = async (seat: Seat) =>
  (await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token })).body.value as {
    content: object[];
    totals: object;
  };
const eventsOf = async (roundId: string) => {
  const row = rooms.db.selectFrom('vendor_round').select('id').where('vendor_round_id', '=', roundId);
  const { id } = await row.executeTakeFirstOrThrow();
  const events = rooms.db.selectFrom('event_report').selectAll().where('subject', '=', `round:${id}`);
  return events.execute();
};

/** A round of two bets of 10.00, one of which won 25.00. */
async function played(seat: Seat, more: object = {}) {
  const first = betBody(seat);
  const second = betBody(seat, { roundId: first.roundId });
  await bet(rooms, first);
  await bet(rooms, second);
  const won = winBody(seat, first, '25.00', more);
  await win(rooms, won);
  return { first, second, won };
}

describe('W12 a round that its vendor refunds', () => {
  test.each([
    ['open', false],
    ['closed', true],
  ])('while it is %s gives stakes back and takes wins, once', async (state, roundClosed) => {
    const seat = await seatWith(`reembolso.${state}`, 100);
    const { first } = await played(seat, { roundClosed });
    const body = refundBody(seat, first.roundId, { reason });
    const answer = await refund(body);
    expect(answer).toMatchObject({ status: 'OK', balance: '100.00', currency: 'MXN' });
    expect((await refund(body)).text).toBe(answer.text);
    expect(await refund(refundBody(seat, first.roundId))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await eventsOf(first.roundId)).toMatchObject([
      {
        component: 'vendors.rounds',
        action: 'refunded',
        actor_kind: 'provider',
        actor_id: 'SOL',
        reason,
        before: { state, stake: '20.00', win: '25.00' },
        after: { state: 'refunded', memberId: seat.memberId },
      },
    ]);
  });

  test('takes and pays nothing more, and gives nothing back twice', async () => {
    const seat = await seatWith('ya.reembolsada', 100);
    const { first, won } = await played(seat);
    await refund(refundBody(seat, first.roundId));
    const over = { status: 'ROUND_CLOSED' };
    expect(await bet(rooms, betBody(seat, { roundId: first.roundId }))).toMatchObject(over);
    expect(await bet(rooms, { ...first, requestId: randomUUID() })).toMatchObject(over);
    expect(await win(rooms, winBody(seat, first, '5.00'))).toMatchObject(over);
    expect(await win(rooms, { ...won, requestId: randomUUID() })).toMatchObject(over);
    expect(await rollback(rooms, rollbackBody(seat, first))).toMatchObject({ status: 'OK', balance: '100.00' });
    const { betTxId: _bet, ...names } = rollbackBody(seat, first);
    expect(await rollback(rooms, { ...names, winTxId: won.txId })).toMatchObject({ status: 'OK', balance: '100.00' });
  });

  test('counts in no total and no day, and the record says what became of it', async () => {
    const seat = await seatWith('sin.contar', 100);
    const { first } = await played(seat);
    rooms.events.published.length = 0;
    await refund(refundBody(seat, first.roundId));
    const record = await recordOf(seat);
    const line = { state: 'refunded', stake: '10.00', win: '0.00', net: '0.00', validBet: '0.00' };
    expect(record).toMatchObject({ content: [line, line], totals: { count: 2, stake: '0.00', win: '0.00' } });
    const day = rooms.db.selectFrom('bet_day').selectAll().where('member_id', '=', seat.memberId);
    expect(await day.execute()).toMatchObject([{ bets: 0n, stake: 0n, win: 0n, valid_bet: 0n }]);
    const told = rooms.events.published.filter(({ name }) => name === 'bet.settled');
    expect(told).toMatchObject([
      { payload: { bet: { state: 'refunded' } } },
      { payload: { bet: { state: 'refunded' } } },
    ]);
  });

  test('whose win was spent leaves a debt of no more than that', async () => {
    const seat = await seatWith('gastado.ya', 20);
    const { first } = await played(seat);
    await bet(rooms, betBody(seat, { amount: '20.00' }));
    expect(await refund(refundBody(seat, first.roundId))).toMatchObject({ status: 'OK', balance: '0.00' });
    const debts = rooms.db.selectFrom('member_debt').selectAll().where('member_id', '=', seat.memberId);
    expect(await debts.execute()).toMatchObject([]);
    const again = await seatWith('gastado.mas', 20);
    const more = await played(again);
    await bet(rooms, betBody(again, { amount: '25.00' }));
    await refund(refundBody(again, more.first.roundId));
    const owed = rooms.db.selectFrom('member_debt').select('amount').where('member_id', '=', again.memberId);
    expect(await owed.execute()).toEqual([{ amount: pesos(5) }]);
  });

  describe('and that won a jackpot', () => {
    const jackpot = (seat: Seat, roundId: string, more: object = {}) => ({
      requestId: randomUUID(),
      txId: randomUUID(),
      operatorId: 'quetzal',
      playerRef: seat.memberId,
      currency: 'MXN',
      amount: '250.00',
      kind: 'jackpot',
      roundId,
      ...more,
    });
    const credit = (body: object) => vendorCall(rooms, '/vendor/v1/wallet/credit', body);

    test('loses it with its win, once, and what was spent of it is owed', async () => {
      const seat = await seatWith('bote.devuelto', 100);
      const { first } = await played(seat, { roundClosed: true });
      const prize = jackpot(seat, first.roundId);
      expect(await credit(prize)).toMatchObject({ status: 'OK', balance: '355.00' });
      await bet(rooms, betBody(seat, { amount: '350.00' }));
      const back = { status: 'OK', balance: '0.00' };
      expect(await refund(refundBody(seat, first.roundId))).toMatchObject(back);
      expect(await refund(refundBody(seat, first.roundId))).toMatchObject(back);
      const debts = rooms.db
        .selectFrom('member_debt')
        .select(['amount', 'paid'])
        .where('member_id', '=', seat.memberId);
      const owed = (await debts.execute()).reduce((sum, { amount, paid }) => sum + amount - paid, 0n);
      expect(owed).toBe(pesos(250));
      expect(await credit({ ...prize, requestId: randomUUID() })).toMatchObject(back);
      expect(await credit(jackpot(seat, first.roundId))).toMatchObject({ status: 'ROUND_CLOSED' });
    });

    test('keeps a prize that names no round, and one of a promotion whatever it names', async () => {
      const seat = await seatWith('bote.aparte', 100);
      const { first } = await played(seat);
      const { roundId: _round, ...apart } = jackpot(seat, first.roundId);
      await credit(apart);
      await credit(jackpot(seat, first.roundId, { kind: 'promo', amount: '7.00' }));
      expect(await refund(refundBody(seat, first.roundId))).toMatchObject({ status: 'OK', balance: '357.00' });
    });

    test('is refused for a round that is not known', async () => {
      const seat = await seatWith('bote.de.nadie', 100);
      expect(await credit(jackpot(seat, 'nobody-played-it'))).toMatchObject({ status: 'INVALID_REQUEST' });
      expect(await cashOf(rooms, seat)).toBe(pesos(100));
    });
  });

  test('before any bet of it came takes none', async () => {
    const seat = await seatWith('ronda.nunca', 100);
    const body = betBody(seat);
    expect(await refund(refundBody(seat, body.roundId))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await bet(rooms, body)).toMatchObject({ status: 'ROUND_CLOSED' });
  });

  test('when every bet was given back already stays cancelled', async () => {
    const seat = await seatWith('ya.cancelada', 100);
    const body = betBody(seat);
    await bet(rooms, body);
    await rollback(rooms, rollbackBody(seat, body));
    expect(await refund(refundBody(seat, body.roundId))).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await eventsOf(body.roundId)).toEqual([]);
  });

  test.each([
    ['of another game', { gameCode: 'rayo-777' }, 'INVALID_REQUEST'],
    ['of a stranger', { playerRef: randomUUID() }, 'PLAYER_NOT_FOUND'],
    ['for a reason that is none', { reason: '' }, 'INVALID_REQUEST'],
  ])('%s is refused and changes nothing', async (what, more, status) => {
    const seat = await seatWith(`no.${what.split(' ').at(-1)}`, 100);
    const { first } = await played(seat);
    expect(await refund(refundBody(seat, first.roundId, more))).toMatchObject({ status });
    expect(await cashOf(rooms, seat)).toBe(pesos(105));
  });
});

describe('W12 a round that an operator refunds', () => {
  const idOf = async (account: string) => {
    const { body } = await ops.call('GET', `/ops/v1/rounds?account=${account}`);
    return (body.value as { content: { id: string }[] }).content[0]?.id ?? '';
  };

  test('is found by its account, and refunded once with a reason, however many ask at once', async () => {
    const seat = await seatWith('por.la.casa', 100);
    const { first } = await played(seat);
    const id = await idOf('por.la.casa');
    const line = { id, state: 'closed', bets: 2, stake: '20.00', win: '25.00', vendorRoundId: first.roundId };
    expect((await ops.call('GET', `/ops/v1/rounds/${id}`)).body.value).toMatchObject(line);
    const ask = () => ops.call('POST', `/ops/v1/rounds/${id}/refund`, { reason });
    const answers = await Promise.all([ask(), ask(), refund(refundBody(seat, first.roundId))]);
    const refunds = await eventsOf(first.roundId);
    expect(refunds).toHaveLength(1);
    expect(answers[2]).toMatchObject({ status: 'OK', balance: '100.00' });
    expect(await ask()).toMatchObject({ status: 409, body: { errorCode: 'rounds.over' } });
    expect(await cashOf(rooms, seat)).toBe(pesos(100));
    const { body } = await ops.call('GET', `/ops/v1/rounds/${id}`);
    expect(body.value).toMatchObject({ state: 'refunded', bets: 0, stake: '0.00', win: '0.00' });
  });

  test('says who did it and why', async () => {
    const seat = await seatWith('con.motivo', 100);
    const { first } = await played(seat, { roundClosed: false });
    const { status } = await ops.call('POST', `/ops/v1/rounds/${await idOf('con.motivo')}/refund`, { reason });
    expect(status).toBe(200);
    expect(await eventsOf(first.roundId)).toMatchObject([
      { actor_kind: 'operator', actor_id: ops.operatorId, reason, before: { state: 'open' } },
    ]);
  });

  test('is not there for another site or for nobody, and needs a reason', async () => {
    const seat = await seatWith('ajena.ronda', 100);
    await played(seat);
    const id = await idOf('ajena.ronda');
    const url = `/ops/v1/rounds/${id}/refund`;
    const missing = await ops.call('POST', `/ops/v1/rounds/${randomUUID()}/refund`, { reason });
    expect(missing).toMatchObject({ status: 404, body: { errorCode: 'rounds.not_found' } });
    expect((await ops.call('GET', '/ops/v1/rounds?account=nobody')).body.errorCode).toBe('rounds.account_unknown');
    expect((await ops.call('POST', url, { reason: '' })).status).toBe(400);
    expect((await ops.call('POST', url, { reason }, true)).status).toBe(401);
    expect(await cashOf(rooms, seat)).toBe(pesos(105));
    expect(await createRounds(rooms).find(rooms.siteId, id)).toMatchObject({ state: 'closed' });
    await expect(createRounds(rooms).find(randomUUID(), id)).rejects.toThrow('rounds.not_found');
  });
});
