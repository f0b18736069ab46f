import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freeRoundOpsRoutes } from '#modules/ops';
import { createFreeRounds } from '#modules/vendors';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  cashOf,
  pesos,
  rollback,
  rollbackBody,
  type Seat,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [
  freeRoundOpsRoutes({ db: rooms.db, freeRounds: createFreeRounds(rooms), siteOf }),
]);

async function seatOf(username: string): Promise<Seat> {
  await register(rooms, username);
  return sit(rooms, username);
}

const wishOf = (account: string, more: object = {}) => ({
  account,
  vassalage: 'SOL',
  gameCode: 'frutas-electricas',
  rounds: 3,
  stake: '5.00',
  campaign: 'bienvenida',
  expiresAt: '2026-12-01T00:00:00.000Z',
  requestId: randomUUID(),
  ...more,
});
const grant = (account: string, more: object = {}) => ops.call('POST', '/ops/v1/free-rounds', wishOf(account, more));

/** A player in the game, without money, with three rounds of 5.00. */
async function granted(username: string, more: object = {}) {
  const seat = await seatOf(username);
  const { body } = await grant(username, more);
  const grantId = (body.value as { id: string }).id;
  const freeBet = (fields: object = {}) => betBody(seat, { amount: '5.00', freeRound: { grantId }, ...fields });
  return { seat, grantId, freeBet };
}

const open = async ({ memberId }: Seat, more: object = {}) =>
  vendorCall(rooms, '/vendor/v1/free-rounds/open', {
    requestId: randomUUID(),
    operatorId: 'quetzal',
    playerRef: memberId,
    gameCode: 'frutas-electricas',
    ...more,
  });
const usedOf = async (grantId: string) => {
  const row = rooms.db.selectFrom('free_round_grant').select(['used', 'won']).where('id', '=', grantId);
  return row.executeTakeFirstOrThrow();
};
const promotion = async () => {
  const [books] = await rooms.ledger.trialBalance(rooms.db);
  return books?.houses.find(({ purpose }) => purpose === 'promotion')?.balance ?? 0n;
};

describe('free rounds', () => {
  test('cost the player nothing, count down once for each bet, and pay as a cost of the promotion', async () => {
    const { seat, grantId, freeBet } = await granted('gratis');
    expect((await open(seat))['freeRounds']).toEqual([
      {
        grantId,
        gameCode: 'frutas-electricas',
        currency: 'MXN',
        stake: '5.00',
        rounds: 3,
        left: 3,
        winMax: null,
        campaign: 'bienvenida',
        expiresAt: '2026-12-01T00:00:00.000Z',
      },
    ]);
    const before = await promotion();
    const body = freeBet();
    const first = await bet(rooms, body);
    expect(first).toMatchObject({ status: 'OK', balance: '0.00', freeRoundsLeft: 2 });
    expect((await bet(rooms, body)).text).toBe(first.text);
    expect(await bet(rooms, { ...body, requestId: randomUUID() })).toMatchObject({ status: 'OK', balance: '0.00' });
    expect(await win(rooms, winBody(seat, body, '12.50'))).toMatchObject({ status: 'OK', balance: '12.50' });
    expect(await usedOf(grantId)).toEqual({ used: 1, won: 125_000n });
    expect((await promotion()) - before).toBe(-125_000n);
    const { body: record } = await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token });
    expect(record.value).toMatchObject({
      content: [{ state: 'settled', stake: '0.00', win: '12.50', net: '12.50', validBet: '0.00' }],
    });
  });

  test('asked for at once many times are played as often as they were granted', async () => {
    const { seat, grantId, freeBet } = await granted('a.la.vez.gratis');
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(rooms, freeBet())));
    expect(answers.filter(({ status }) => status === 'OK').map((answer) => answer['freeRoundsLeft'])).toEqual(
      expect.arrayContaining([0, 1, 2]),
    );
    expect(answers.filter(({ status }) => status === 'FREE_ROUND_OVER')).toHaveLength(5);
    expect(await usedOf(grantId)).toMatchObject({ used: 3 });
    expect((await open(seat))['freeRounds']).toEqual([]);
  });

  test('pay together no more than their limit, and say what they paid', async () => {
    const { seat, grantId, freeBet } = await granted('tope', { winMax: '20.00' });
    const [one, two, three] = [freeBet(), freeBet(), freeBet()];
    for (const body of [one, two, three]) await bet(rooms, body);
    expect(await win(rooms, winBody(seat, one, '15.00'))).toMatchObject({ status: 'OK', balance: '15.00' });
    const capped = winBody(seat, two, '15.00');
    expect(await win(rooms, capped)).toMatchObject({ status: 'OK', balance: '20.00', paid: '5.00' });
    expect(await win(rooms, winBody(seat, three, '1.00'))).toMatchObject({ balance: '20.00', paid: '0.00' });
    const { betTxId: _bet, ...names } = rollbackBody(seat, two);
    expect(await rollback(rooms, { ...names, winTxId: capped.txId })).toMatchObject({ status: 'OK', balance: '15.00' });
    expect(await usedOf(grantId)).toEqual({ used: 3, won: pesos(15) });
  });

  test('that are taken back, or whose round is refunded, can be played again', async () => {
    const { seat, grantId, freeBet } = await granted('de.vuelta', { rounds: 1 });
    const first = freeBet();
    await bet(rooms, first);
    expect(await rollback(rooms, rollbackBody(seat, first))).toMatchObject({ status: 'OK', balance: '0.00' });
    expect(await usedOf(grantId)).toMatchObject({ used: 0 });
    const second = freeBet();
    expect(await bet(rooms, second)).toMatchObject({ status: 'OK', freeRoundsLeft: 0 });
    await win(rooms, winBody(seat, second, '3.00'));
    const { operatorId, playerRef, gameCode, roundId } = second;
    const refund = { requestId: randomUUID(), operatorId, playerRef, gameCode, roundId };
    expect(await vendorCall(rooms, '/vendor/v1/round/refund', refund)).toMatchObject({ status: 'OK', balance: '0.00' });
    expect(await usedOf(grantId)).toEqual({ used: 0, won: 0n });
  });

  test('pay a prize for all of them at the end, within the limit', async () => {
    const { seat, grantId } = await granted('al.final', { winMax: '20.00' });
    const prize = (more: object = {}) => ({
      requestId: randomUUID(),
      txId: randomUUID(),
      operatorId: 'quetzal',
      playerRef: seat.memberId,
      currency: 'MXN',
      amount: '30.00',
      kind: 'free_rounds',
      freeRound: { grantId },
      ...more,
    });
    const credit = (body: object) => vendorCall(rooms, '/vendor/v1/wallet/credit', body);
    expect(await credit(prize())).toMatchObject({ status: 'OK', balance: '20.00', paid: '20.00' });
    expect(await credit(prize({ freeRound: { grantId: randomUUID() } }))).toMatchObject({
      status: 'FREE_ROUND_NOT_FOUND',
    });
    const { freeRound: _grant, ...unnamed } = prize();
    expect(await credit(unnamed)).toMatchObject({ status: 'INVALID_REQUEST' });
    for (const kind of ['promo', 'jackpot'])
      expect(await credit(prize({ kind }))).toMatchObject({ status: 'INVALID_REQUEST' });
    expect(await cashOf(rooms, seat)).toBe(pesos(20));
  });

  test('that were begun are paid after they expired, were cancelled, or the player left', async () => {
    const { seat, grantId, freeBet } = await granted('tarde.gratis');
    const body = freeBet();
    await bet(rooms, body);
    await ops.call('POST', `/ops/v1/free-rounds/${grantId}/cancel`, { reason: 'Campaign is over' });
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.token });
    expect(await win(rooms, winBody(seat, body, '4.00'))).toMatchObject({ status: 'OK', balance: '4.00' });
  });
});

describe('a free round is refused', () => {
  test.each([
    ['of another stake', { amount: '10.00' }, 'LIMIT_REACHED'],
    ['of another grant', { freeRound: { grantId: randomUUID() } }, 'FREE_ROUND_NOT_FOUND'],
    ['of a grant that is no name of ours', { freeRound: { grantId: 'x' } }, 'FREE_ROUND_NOT_FOUND'],
    ['in another currency', { currency: 'USD' }, 'WRONG_CURRENCY'],
    ['without a name', { freeRound: {} }, 'INVALID_REQUEST'],
    ['with another session', { sessionToken: 'x' }, 'INVALID_TOKEN'],
  ])('%s, and none is used up', async (what, more, status) => {
    const { grantId, freeBet } = await granted(`mal.${what.replaceAll(' ', '').slice(0, 11)}`);
    expect(await bet(rooms, freeBet(more))).toMatchObject({ status });
    expect(await usedOf(grantId)).toMatchObject({ used: 0 });
  });

  test('after it expired or was cancelled, and of another player or vendor', async () => {
    const { seat, grantId, freeBet } = await granted('no.mas');
    const other = await granted('otra.gente');
    expect(await bet(rooms, other.freeBet({ freeRound: { grantId } }))).toMatchObject({
      status: 'FREE_ROUND_NOT_FOUND',
    });
    const elsewhere = await grant('no.mas', { vassalage: 'XOC', gameCode: 'fiesta-calavera' });
    const wrongVendor = { freeRound: { grantId: (elsewhere.body.value as { id: string }).id } };
    expect(await bet(rooms, freeBet(wrongVendor))).toMatchObject({ status: 'FREE_ROUND_NOT_FOUND' });
    const cancelled = await ops.call('POST', `/ops/v1/free-rounds/${grantId}/cancel`, { reason: 'Campaign is over' });
    expect(cancelled.status).toBe(200);
    expect(await bet(rooms, freeBet())).toMatchObject({ status: 'FREE_ROUND_OVER' });
    expect((await open(seat))['freeRounds']).toEqual([]);
    const start = rooms.time.now;
    const short = await granted('caduca', { expiresAt: new Date(start.getTime() + 60_000).toISOString() });
    rooms.time.now = new Date(start.getTime() + 60_000);
    expect(await bet(rooms, short.freeBet())).toMatchObject({ status: 'FREE_ROUND_OVER' });
    rooms.time.now = start;
  });

  test('when the same bet was sent for money before, and the other way round', async () => {
    const { seat, freeBet } = await granted('doble.sentido');
    await rooms.fund(seat.memberId, pesos(10));
    const free = freeBet();
    await bet(rooms, free);
    const paid = { ...free, requestId: randomUUID(), freeRound: undefined };
    expect(await bet(rooms, paid)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    expect(await cashOf(rooms, seat)).toBe(pesos(10));
  });
});

describe('an operator', () => {
  test('grants once for each request, sees what came of it, and cancels once with a reason', async () => {
    await register(rooms, 'por.ops');
    const wish = wishOf('por.ops', { winMax: '50.00' });
    const first = await ops.call('POST', '/ops/v1/free-rounds', wish);
    const again = await ops.call('POST', '/ops/v1/free-rounds', wish);
    expect(again.body.value).toEqual(first.body.value);
    expect(first.body.value).toMatchObject({ rounds: 3, used: 0, stake: '5.00', winMax: '50.00', won: '0.00' });
    expect(await ops.call('POST', '/ops/v1/free-rounds', { ...wish, rounds: 4 })).toMatchObject({
      status: 409,
      body: { errorCode: 'free_rounds.request_id_reused' },
    });
    const { id } = first.body.value as { id: string };
    const list = await ops.call('GET', '/ops/v1/free-rounds');
    expect((list.body.value as { content: object[] }).content[0]).toMatchObject({ id, account: 'por.ops' });
    const cancel = () => ops.call('POST', `/ops/v1/free-rounds/${id}/cancel`, { reason: 'Given by mistake' });
    expect((await cancel()).status).toBe(200);
    expect(await cancel()).toMatchObject({ status: 409, body: { errorCode: 'free_rounds.over' } });
    const events = rooms.db.selectFrom('event_report').selectAll().where('subject', '=', `free_rounds:${id}`);
    expect(await events.orderBy('id').execute()).toMatchObject([
      { action: 'granted', actor_id: ops.operatorId },
      { action: 'cancelled', actor_id: ops.operatorId, reason: 'Given by mistake' },
    ]);
  });

  test.each([
    ['an unknown account', { account: 'nobody' }, 404, 'free_rounds.account_unknown'],
    ['an unknown game', { gameCode: 'nothing' }, 404, 'free_rounds.game_unknown'],
    ['a stake that the game does not take', { stake: '500.01' }, 422, 'free_rounds.stake_invalid'],
    ['a limit of nothing', { winMax: '0' }, 422, 'free_rounds.win_max_invalid'],
    ['a day in the past', { expiresAt: '2026-11-21T12:00:00.000Z' }, 422, 'free_rounds.expiry_invalid'],
    ['a day too far ahead', { expiresAt: '2027-12-01T00:00:00.000Z' }, 422, 'free_rounds.expiry_invalid'],
    ['no rounds', { rounds: 0 }, 400, 'request.invalid'],
    ['too many rounds', { rounds: 1_001 }, 400, 'request.invalid'],
  ])('is refused for %s', async (what, more, status, errorCode) => {
    const account = `ops.${what.replaceAll(' ', '').slice(0, 12)}`;
    await register(rooms, account);
    expect(await grant(account, more)).toMatchObject({ status, body: { errorCode } });
  });

  test('nobody else may, and what is not there cannot be cancelled', async () => {
    expect((await ops.call('POST', '/ops/v1/free-rounds', wishOf('x'), true)).status).toBe(401);
    const url = `/ops/v1/free-rounds/${randomUUID()}/cancel`;
    expect((await ops.call('POST', url, { reason: 'Campaign is over' })).body.errorCode).toBe('free_rounds.not_found');
  });
});
