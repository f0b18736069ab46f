import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, rollback, rollbackBody, type Seat, sit, win, winBody } from '#testing/vendor-client.ts';
import { callAlone, eventsOf } from './testing/member-calls.ts';

const rooms = useRooms(useTestDatabase());
const start = new Date('2026-11-18T18:00:00Z');
const minuteMs = 60_000;

beforeEach(() => {
  rooms.time.now = start;
});

async function seatWith(username: string, limits: Record<string, string>): Promise<Seat> {
  const { token, memberId } = await register(rooms, username);
  await rooms.fund(memberId, 10_000_000n);
  for (const [name, value] of Object.entries(limits))
    await callAlone(rooms, 'PUT', `/wps/v2/limits/${name}`, { token, body: { value } });
  return sit(rooms, username);
}

const stake = async (seat: Seat, amount: string) => (await bet(rooms, betBody(seat, { amount }))).status;
const again = async (username: string) => sit(rooms, username);
const usedOf = async (token: string, name: string) => {
  const { body } = await call(rooms, 'GET', '/wps/v2/limits', { token });
  const { limits } = body.value as { limits: { name: string; used: string; left: string }[] };
  const found = limits.find((limit) => limit.name === name);
  return [found?.used, found?.left];
};

describe('a stake beyond a limit is LIMIT_REACHED', () => {
  test('of one bet', async () => {
    const seat = await seatWith('por.apuesta', { stake: '10' });
    expect([await stake(seat, '10.00'), await stake(seat, '10.01')]).toEqual(['OK', 'LIMIT_REACHED']);
    expect(await eventsOf(rooms, seat.memberId)).toEqual(['set stake member', 'stake_refused stake provider']);
  });

  test('of wagers, which winnings do not give back but rollbacks do', async () => {
    const seat = await seatWith('apostado', { wager_day: '25' });
    const [first, second] = [betBody(seat), betBody(seat)];
    await bet(rooms, first);
    await bet(rooms, second);
    await win(rooms, winBody(seat, first, '500'));
    expect(await stake(seat, '5.01')).toBe('LIMIT_REACHED');
    expect(await usedOf(seat.token, 'wager_day')).toEqual(['20.00', '5.00']);
    await rollback(rooms, rollbackBody(seat, second));
    expect(await stake(seat, '15.00')).toBe('OK');
  });

  test('of losses: open bets count as lost, winnings make room, and nothing is counted twice', async () => {
    const seat = await seatWith('perdido', { loss_week: '25' });
    const open = betBody(seat, { amount: '20.00' });
    await bet(rooms, open);
    expect(await stake(seat, '5.01')).toBe('LIMIT_REACHED');
    const won = winBody(seat, open, '12.00');
    for (const requestId of [won.requestId, randomUUID()]) await win(rooms, { ...won, requestId });
    expect(await usedOf(seat.token, 'loss_week')).toEqual(['8.00', '17.00']);
    expect([await stake(seat, '17.01'), await stake(seat, '17.00')]).toEqual(['LIMIT_REACHED', 'OK']);
  });

  test('T038 the tightest of several periods binds', async () => {
    const seat = await seatWith('varios', { wager_day: '100', wager_week: '30', wager_month: '50' });
    expect([await stake(seat, '30.00'), await stake(seat, '0.10')]).toEqual(['OK', 'LIMIT_REACHED']);
  });

  test('what free rounds won makes no room for losses, but is part of what the stay came to', async () => {
    const seat = await seatWith('gratis', { loss_day: '10' });
    const names = { id: randomUUID(), roundId: randomUUID(), vendorRoundId: 'free', vendorTxId: randomUUID() };
    const game = { vendorCode: 'SOL', gameCode: 'frutas-electricas', gameType: 'RNG', currency: 'MXN' };
    const { memberId } = seat;
    await rooms.db.transaction().execute(async (tx) => {
      const bet = { ...names, ...game, siteId: rooms.siteId, memberId, stake: 0n, placedAt: rooms.time.now };
      await rooms.records.placeBet(tx, bet);
      await rooms.records.addWin(tx, names.id, 5_000_000n);
    });
    expect([await stake(seat, '10.00'), await stake(seat, '0.10')]).toEqual(['OK', 'LIMIT_REACHED']);
    const { body } = await call(rooms, 'GET', '/wps/v2/limits/session', { token: seat.token });
    expect(body.value).toMatchObject({ staked: '10.00', won: '500.00', net: '490.00' });
  });

  test('the same request again gets its refusal again, and its answer when it was taken', async () => {
    const seat = await seatWith('repetida', { wager_day: '10' });
    const taken = betBody(seat);
    const { text } = await bet(rooms, taken);
    const refused = betBody(seat);
    await bet(rooms, refused);
    expect((await bet(rooms, taken)).text).toBe(text);
    expect(await bet(rooms, { ...taken, requestId: randomUUID() })).toMatchObject({ status: 'OK', balance: '990.00' });
    expect(await bet(rooms, refused)).toMatchObject({ status: 'LIMIT_REACHED' });
  });

  test('T042 of the site, for a member without limits too', async () => {
    const seat = await seatWith('sin.nada', {});
    const by = { operatorId: randomUUID(), siteId: rooms.siteId };
    await rooms.limits.setSiteLimit(by, 'stake', '5');
    expect([await stake(seat, '5.01'), await stake(seat, '5.00')]).toEqual(['LIMIT_REACHED', 'OK']);
    await rooms.limits.setSiteLimit(by, 'stake', null);
    expect(await stake(seat, '5.01')).toBe('OK');
  });
});

describe('periods are those of the site', () => {
  // Time only goes on in these tests: what is known of sites is read again when it is a minute old.
  const inZone = async (timeZone: string) => {
    await rooms.db.updateTable('site').set({ time_zone: timeZone }).where('id', '=', rooms.siteId).execute();
    rooms.time.now = new Date(rooms.time.now.getTime() + 61_000);
    expect(await rooms.sites.byId(rooms.siteId)).toMatchObject({ timeZone });
  };

  test.each([
    ['wager_day', 'America/Mexico_City', '2026-11-19T05:59:59.999Z', '2026-11-19T06:00:00.000Z'],
    ['wager_week', 'Asia/Kathmandu', '2026-11-22T18:14:59.999Z', '2026-11-22T18:15:00.000Z'],
    ['wager_week', 'America/Mexico_City', '2026-11-23T05:59:59.999Z', '2026-11-23T06:00:00.000Z'],
    ['wager_month', 'America/Mexico_City', '2026-12-01T05:59:59.999Z', '2026-12-01T06:00:00.000Z'],
    ['wager_day', 'Europe/Madrid', '2027-03-28T21:59:59.999Z', '2027-03-28T22:00:00.000Z'],
    ['wager_day', 'America/Santiago', '2027-04-04T03:59:59.999Z', '2027-04-04T04:00:00.000Z'],
    ['wager_day', 'America/Santiago', '2027-09-05T03:59:59.999Z', '2027-09-05T04:00:00.000Z'],
  ])('%s in %s ends after %s', async (name, timeZone, last, next) => {
    rooms.time.now = new Date(new Date(last).getTime() - 10 * minuteMs);
    await inZone(timeZone);
    const username = `z.${randomUUID().slice(0, 8)}`;
    const seat = await seatWith(username, { [name]: '10' });
    expect(await stake(seat, '10.00')).toBe('OK');
    rooms.time.now = new Date(last);
    expect(await stake(seat, '1.00')).toBe('LIMIT_REACHED');
    rooms.time.now = new Date(next);
    expect([await stake(seat, '10.00'), await stake(seat, '1.00')]).toEqual(['OK', 'LIMIT_REACHED']);
    await inZone('America/Mexico_City');
  });

  test('a win counts where its bet was placed: yesterday’s winnings make no room today', async () => {
    rooms.time.now = new Date('2027-11-19T05:59:00Z');
    const seat = await seatWith('ayer.gana', { loss_day: '10' });
    const yesterday = betBody(seat);
    await bet(rooms, yesterday);
    rooms.time.now = new Date('2027-11-19T06:01:00Z');
    await win(rooms, winBody(seat, yesterday, '300'));
    expect([await stake(seat, '10.00'), await stake(seat, '0.10')]).toEqual(['OK', 'LIMIT_REACHED']);
  });
});

describe('minutes of play', () => {
  test('end with the limit; who comes back within a quarter of an hour has not left, after that it is a new stay', async () => {
    const seat = await seatWith('minutos', { session: '30' });
    rooms.time.now = new Date(start.getTime() + 29 * minuteMs);
    expect(await stake(seat, '1.00')).toBe('OK');
    rooms.time.now = new Date(start.getTime() + 30 * minuteMs);
    expect(await stake(seat, '1.00')).toBe('LIMIT_REACHED');
    await call(rooms, 'DELETE', '/wps/session/logout', { token: seat.token });
    const { token } = await logIn(rooms, 'minutos');
    await call(rooms, 'DELETE', '/wps/session/logout', { token });
    rooms.time.now = new Date(start.getTime() + 45 * minuteMs);
    const second = await again('minutos');
    expect(await stake(second, '1.00')).toBe('LIMIT_REACHED');
    await call(rooms, 'DELETE', '/wps/session/logout', { token: second.token });
    rooms.time.now = new Date(start.getTime() + 61 * minuteMs);
    expect(await stake(await again('minutos'), '1.00')).toBe('OK');
  });
});

describe('T043 a break is PLAYER_BLOCKED', () => {
  test('on a game that was left open, whatever the sessions say', async () => {
    const seat = await seatWith('sigue.abierta', {});
    await callAlone(rooms, 'POST', '/wps/v2/limits/pause', { token: seat.token, body: { hours: 24 } });
    // As if the logout had been lost: the bet itself must know.
    await rooms.db
      .updateTable('member_session')
      .set({ revoked_at: null })
      .where('member_id', '=', seat.memberId)
      .execute();
    expect(await stake(seat, '1.00')).toBe('PLAYER_BLOCKED');
    expect(await eventsOf(rooms, seat.memberId)).toEqual(['paused member', 'stake_refused paused provider']);
  });
});

describe('money for games whose bets are out of sight', () => {
  const mayGo = (memberId: string) => rooms.limits.assertMayTransferIn(rooms.db, memberId);

  test('goes nowhere from a member under limits about bets, or of a site with one, or on a break', async () => {
    const [free, deposits, bets, paused] = [
      await register(rooms, 'libre'),
      await register(rooms, 'solo.deposita'),
      await register(rooms, 'con.limite'),
      await register(rooms, 'en.pausa'),
    ];
    await rooms.limits.set(deposits.memberId, 'deposit_day', '100');
    await rooms.limits.set(bets.memberId, 'loss_month', '100');
    await rooms.limits.pause({ memberId: paused.memberId, siteId: rooms.siteId }, 24);
    await expect(mayGo(free.memberId)).resolves.toBeUndefined();
    await expect(mayGo(deposits.memberId)).resolves.toBeUndefined();
    await expect(mayGo(bets.memberId)).rejects.toThrow('limits.transfer_unwatched');
    await expect(mayGo(paused.memberId)).rejects.toThrow('limits.paused');
    const by = { operatorId: randomUUID(), siteId: rooms.siteId };
    await rooms.limits.setSiteLimit(by, 'wager_day', '5000');
    await expect(mayGo(free.memberId)).rejects.toThrow('limits.transfer_unwatched');
    await rooms.limits.setSiteLimit(by, 'wager_day', null);
  });

  test('a game of such a vendor does not open for them either, and opens for others', async () => {
    const kind = (wallet_kind: string) =>
      rooms.db.updateTable('vendor').set({ wallet_kind }).where('code', '=', 'SOL').execute();
    const [free, bets] = [await register(rooms, 'libre.dos'), await register(rooms, 'con.limite.dos')];
    await rooms.limits.set(bets.memberId, 'session', '60');
    const launch = async ({ token }: { token: string }) =>
      (await call(rooms, 'GET', '/wps/game/launchGame?vassalage=SOL&gameCode=frutas-electricas', { token })).body;
    await kind('transfer');
    expect([(await launch(free)).errorCode, (await launch(bets)).errorCode]).toEqual([
      null,
      'limits.transfer_unwatched',
    ]);
    await kind('single');
    expect((await launch(bets)).errorCode).toBeNull();
  });
});
