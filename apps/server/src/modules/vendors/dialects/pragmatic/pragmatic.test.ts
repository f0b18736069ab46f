import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useDialectApi } from '#testing/dialect-api.ts';
import { grantFreeRounds } from '#testing/free-rounds.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';
import { launchTokenFor } from '#testing/vendor-client.ts';

const secret = 'only-for-tests-pragmatic';
const rooms = useRooms(useTestDatabase());
const held = useDialectApi(rooms, { SOL: { dialect: 'pragmatic', secret } });
const gameId = 'frutas-electricas';
let rounds = 1_000;

type Params = Record<string, string>;

/** The dialect's hash, written out here once more so that the platform's own code is not its only witness. */
function hashOf(params: Params, key = secret): string {
  const text = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
  return createHash('md5').update(`${text}${key}`).digest('hex');
}

async function send(name: string, params: Params, more: { hash?: string; base?: string } = {}) {
  const all = { providerId: 'PragmaticPlay', ...params };
  const { hash = hashOf(all), base = '/vendor/pragmatic/SOL/quetzal' } = more;
  const answer = await held.api.inject({
    method: 'POST',
    url: `${base}/${name}.html`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...all, hash }).toString(),
  });
  return { httpStatus: answer.statusCode, ...(answer.json() as Record<string, unknown>) };
}

async function seatWith(username: string, pesos: number) {
  const { memberId } = await register(rooms, username);
  if (pesos > 0) await rooms.fund(memberId, BigInt(pesos) * 10_000n);
  const { token: login } = await logIn(rooms, username);
  const token = await launchTokenFor(rooms, login);
  await send('authenticate', { token });
  return { userId: memberId, token, login };
}
type Seat = Awaited<ReturnType<typeof seatWith>>;

const betOf = ({ userId }: Seat, more: Params = {}): Params => ({
  userId,
  gameId,
  roundId: String((rounds += 1)),
  amount: '10.00',
  reference: randomUUID().replaceAll('-', ''),
  timestamp: '1795262400000',
  roundDetails: 'spin',
  ...more,
});
const resultOf = (bet: Params, amount: string, more: Params = {}): Params => ({
  ...bet,
  amount,
  reference: randomUUID().replaceAll('-', ''),
  ...more,
});
const refundOf = ({ userId = '', reference = '' }: Params): Params => ({ userId, reference });
const cashOf = async ({ userId }: Seat) => (await rooms.wallet.balanceOf(rooms.db, userId, 'MXN')).cash / 10_000n;

describe('authenticate', () => {
  test('tells who the player is and what they can stake, again while the token lasts', async () => {
    const { memberId } = await register(rooms, 'pp.entra');
    await rooms.fund(memberId, 1_234_567n);
    const { token: login } = await logIn(rooms, 'pp.entra');
    const token = await launchTokenFor(rooms, login);
    const entered = { httpStatus: 200, userId: memberId, currency: 'MXN', cash: 123.45, bonus: 0, error: 0 };
    expect(await send('authenticate', { token })).toMatchObject(entered);
    expect(await send('authenticate', { token })).toMatchObject(entered);
    expect(await send('balance', { userId: memberId })).toMatchObject({ currency: 'MXN', cash: 123.45, error: 0 });
  });

  test('of a token that was never given is error 4', async () => {
    expect(await send('authenticate', { token: 'x' })).toMatchObject({ error: 4 });
  });
});

describe('a round', () => {
  test('takes the bet, pays the result with its promotion, and ends once or more often', async () => {
    const seat = await seatWith('pp.ronda', 100);
    const bet = betOf(seat, { token: seat.token });
    expect(await send('bet', bet)).toEqual({
      httpStatus: 200,
      transactionId: bet['reference'],
      currency: 'MXN',
      cash: 90,
      bonus: 0,
      usedPromo: 0,
      error: 0,
      description: 'Success',
    });
    const promo = {
      promoWinAmount: '5.00',
      promoWinReference: randomUUID(),
      promoCampaignID: '7',
      promoCampaignType: 'T',
    };
    expect(await send('result', resultOf(bet, '25.50', promo))).toMatchObject({ cash: 120.5, error: 0 });
    const end = { userId: seat.userId, gameId, roundId: bet['roundId'] ?? '' };
    expect(await send('endRound', { ...end, gameId: 'rayo-777' })).toMatchObject({ error: 7 });
    expect(await send('endRound', end)).toMatchObject({ cash: 120.5, bonus: 0, error: 0 });
    expect(await send('endRound', end)).toMatchObject({ cash: 120.5, error: 0 });
    const late = { ...resultOf(bet, '1.00'), reference: randomUUID().replaceAll('-', '') };
    expect(await send('result', late)).toMatchObject({ cash: 121.5, error: 0 });
  });

  test('counts a bet and a result once, however often they come', async () => {
    const seat = await seatWith('pp.repite', 100);
    const bet = betOf(seat);
    await Promise.all(Array.from({ length: 5 }, () => send('bet', bet)));
    expect(await send('bet', { ...bet, timestamp: '1795262405000' })).toMatchObject({ cash: 90, error: 0 });
    const result = resultOf(bet, '7.00');
    await Promise.all(Array.from({ length: 5 }, () => send('result', result)));
    expect(await send('result', result)).toMatchObject({ transactionId: result['reference'], cash: 97, error: 0 });
    expect(await send('bet', { ...bet, amount: '20.00' })).toMatchObject({ error: 120 });
  });

  test('is paid after the player logged out, but takes no bet', async () => {
    const seat = await seatWith('pp.se.va', 100);
    const bet = betOf(seat);
    await send('bet', bet);
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.login });
    expect(await send('bet', betOf(seat))).toMatchObject({ error: 4 });
    expect(await send('result', resultOf(bet, '0'))).toMatchObject({ cash: 90, error: 0 });
  });
});

describe('a refund', () => {
  test('gives a bet back once and tells no balance', async () => {
    const seat = await seatWith('pp.devuelve', 100);
    const bet = betOf(seat);
    await send('bet', bet);
    const refunded = { httpStatus: 200, transactionId: bet['reference'], error: 0, description: 'Success' };
    expect(await send('refund', refundOf(bet))).toEqual(refunded);
    expect(await send('refund', refundOf(bet))).toEqual(refunded);
    expect(await cashOf(seat)).toBe(100n);
    expect(await send('result', resultOf(bet, '50.00'))).toMatchObject({ error: 120 });
  });

  test('of an unknown bet is a success, moves nothing, and keeps the late bet out', async () => {
    const seat = await seatWith('pp.desconocida', 100);
    const bet = betOf(seat);
    expect(await send('refund', refundOf(bet))).toMatchObject({ error: 0 });
    expect(await send('bet', bet)).toMatchObject({ error: 3 });
    expect(await cashOf(seat)).toBe(100n);
  });
});

describe('a refund of a result', () => {
  test('takes the win back once, and what was spent of it is owed', async () => {
    const seat = await seatWith('pp.sin.premio', 10);
    const bet = betOf(seat);
    await send('bet', bet);
    const result = resultOf(bet, '30.00');
    await send('result', result);
    await send('bet', betOf(seat, { amount: '20.00' }));
    expect(await send('refund', refundOf(result))).toMatchObject({ transactionId: result['reference'], error: 0 });
    expect(await send('refund', refundOf(result))).toMatchObject({ error: 0 });
    expect(await cashOf(seat)).toBe(0n);
    const debts = rooms.db.selectFrom('member_debt').select('amount').where('member_id', '=', seat.userId);
    expect(await debts.execute()).toEqual([{ amount: 200_000n }]);
  });
});

describe('a prize', () => {
  test.each([
    ['promoWin', { campaignId: '9', campaignType: 'T', currency: 'MXN' }],
    ['jackpotWin', { gameId, roundId: '5', jackpotId: '3' }],
    ['bonusWin', { bonusCode: 'free-7' }],
  ])('by %s is paid once, without a session', async (name, more) => {
    const seat = await seatWith(`pp.${name.toLowerCase()}`, 0);
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.login });
    const prize = { userId: seat.userId, amount: '40.00', reference: randomUUID(), timestamp: '1', ...more };
    expect(await send(name, prize)).toMatchObject({ transactionId: prize.reference, cash: 40, error: 0 });
    expect(await send(name, prize)).toMatchObject({ cash: 40, error: 0 });
    expect(await send(name, { ...prize, amount: '41.00' })).toMatchObject({ error: 120 });
    expect(await send(name, { ...prize, reference: randomUUID(), amount: '0' })).toMatchObject({ cash: 40, error: 0 });
  });

  test('of free rounds that were granted here is paid within their limit, and their bets take nothing', async () => {
    const seat = await seatWith('pp.rondas', 0);
    const bonusCode = await grantFreeRounds(rooms, seat.userId, { winMax: 200_000n });
    const bet = betOf(seat, { bonusCode });
    expect(await send('bet', bet)).toMatchObject({ cash: 0, error: 0 });
    expect(await send('bet', betOf(seat, { bonusCode }))).toMatchObject({ error: 3 });
    expect(await send('result', resultOf(bet, '9.00', { bonusCode }))).toMatchObject({ cash: 0, error: 0 });
    const prize = { userId: seat.userId, amount: '30.00', reference: randomUUID(), timestamp: '1', bonusCode };
    expect(await send('bonusWin', prize)).toMatchObject({ cash: 20, error: 0 });
  });

  test('of free rounds is not paid by their results too', async () => {
    const seat = await seatWith('pp.gratis', 100);
    const bet = betOf(seat, { bonusCode: 'free-7' });
    expect(await send('bet', bet)).toMatchObject({ error: 3 });
    expect(await send('result', resultOf(bet, '9.00'))).toMatchObject({ cash: 100, error: 0 });
  });
});

describe('a reality check that is due', () => {
  test('is error 210 until the player acknowledges it', async () => {
    const seat = await seatWith('pp.reloj', 100);
    await call(rooms, 'PUT', '/wps/v2/limits/reality_check', { token: seat.login, body: { value: '20' } });
    const before = rooms.time.now;
    rooms.time.now = new Date(before.getTime() + 20 * 60_000);
    const refused = { httpStatus: 200, error: 210, description: 'Reality check warning' };
    expect(await send('bet', betOf(seat))).toMatchObject(refused);
    expect(await cashOf(seat)).toBe(100n);
    await call(rooms, 'POST', '/wps/v2/limits/session/acknowledge', { token: seat.login });
    expect(await send('bet', betOf(seat))).toMatchObject({ error: 0, cash: 90 });
    rooms.time.now = before;
  });
});

describe('a refusal', () => {
  test('for a wrong hash is error 5, leaves everything as it was, and is written down', async () => {
    const seat = await seatWith('pp.firma', 100);
    const bet = betOf(seat);
    const tampered = { hash: hashOf({ providerId: 'PragmaticPlay', ...bet, amount: '1.00' }) };
    for (const more of [tampered, { hash: '' }, { hash: hashOf(bet, 'another-secret') }])
      expect(await send('bet', bet, more)).toMatchObject({ httpStatus: 200, error: 5 });
    expect(await send('bet', bet, { base: '/vendor/pragmatic/XOC/quetzal' })).toMatchObject({ error: 5 });
    expect(await cashOf(seat)).toBe(100n);
    const written = rooms.db.selectFrom('vendor_refusal').select('times').where('path', '=', '/vendor/pragmatic');
    await expect.poll(async () => (await written.execute()).length).toBeGreaterThan(0);
  });

  test.each([
    ['want of money tells the balance', { amount: '100.01' }, { error: 1, cash: 100 }],
    ['a stake beyond the limits', { amount: '500.01' }, { error: 50 }],
    ['a player nobody knows', { userId: 'nobody' }, { error: 2 }],
    ['an amount that is none', { amount: '-1' }, { error: 7 }],
    ['an amount with too many places', { amount: '1.00001' }, { error: 7 }],
    ['a missing reference', { reference: '' }, { error: 7 }],
    ['a character no database holds', { reference: 'a\0b' }, { error: 7 }],
    ['another game than the session', { gameId: 'rayo-777' }, { error: 4 }],
    ['another provider field left empty', { providerId: '' }, { error: 7 }],
  ])('for %s', async (what, more, expected) => {
    const seat = await seatWith(`pp.${what.length}${what.split(' ')[1]}`.slice(0, 16), 100);
    expect(await send('bet', betOf(seat, more))).toMatchObject({ httpStatus: 200, ...expected });
    expect(await cashOf(seat)).toBe(100n);
  });

  test('that is a failure of ours says that it may come again, and is written down', async () => {
    const seat = await seatWith('pp.averia', 100);
    const broken = vi.spyOn(rooms.sites, 'find').mockRejectedValueOnce(new Error('no connection'));
    const bet = betOf(seat);
    expect(await send('bet', bet)).toMatchObject({ httpStatus: 200, error: 100 });
    broken.mockRestore();
    const written = rooms.db.selectFrom('vendor_refusal').select(['path', 'vendor_code']);
    await expect
      .poll(async () => await written.where('status', '=', 'INTERNAL_ERROR').execute())
      .toEqual([{ path: '/vendor/pragmatic', vendor_code: 'SOL' }]);
    expect(await send('bet', bet)).toMatchObject({ cash: 90, error: 0 });
  });

  test('for a result whose bet did not come says that it may come again', async () => {
    const seat = await seatWith('pp.sin.apuesta', 100);
    const bet = betOf(seat);
    const result = resultOf(bet, '5.00');
    expect(await send('result', result)).toMatchObject({ error: 100 });
    await send('bet', bet);
    expect(await send('result', result)).toMatchObject({ cash: 95, error: 0 });
  });

  test('for a call that the dialect does not have, another site, or a parameter that comes twice', async () => {
    const seat = await seatWith('pp.raras', 100);
    expect(await send('toString', { userId: seat.userId })).toMatchObject({ error: 7 });
    expect(await send('refund', betOf(seat, { reference: 'a\0b' }))).toMatchObject({ error: 7 });
    expect(await send('balance', { userId: seat.userId, gameId: 'a\0b' })).toMatchObject({ error: 7 });
    expect(await send('bet', betOf(seat), { base: '/vendor/pragmatic/SOL/nobody' })).toMatchObject({ error: 2 });
    const payload = `userId=${seat.userId}&userId=x&hash=y`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const twice = await held.api.inject({
      method: 'POST',
      url: '/vendor/pragmatic/SOL/quetzal/balance',
      headers,
      payload,
    });
    expect(twice.json()).toMatchObject({ error: 5 });
    const huge = { method: 'POST', url: '/vendor/pragmatic/SOL/quetzal/bet', headers } as const;
    expect((await held.api.inject({ ...huge, payload: 'x'.repeat(300_000) })).json()).toMatchObject({ error: 7 });
  });
});

test('a vendor that keeps wallets of its own takes no bet here, and is told nothing of the money', async () => {
  const seat = await seatWith('pp.ajena', 100);
  const vendor = rooms.db.updateTable('vendor').where('code', '=', 'SOL');
  await vendor.set({ wallet_kind: 'transfer' }).execute();
  expect(await send('bet', betOf(seat))).toMatchObject({ error: 8 });
  const free = resultOf(betOf(seat), '0.00', { bonusCode: 'ajena' });
  for (const name of ['result', 'bonusWin']) expect(await send(name, free)).not.toHaveProperty('cash');
  await vendor.set({ wallet_kind: 'single' }).execute();
  expect(await cashOf(seat)).toBe(100n);
});
