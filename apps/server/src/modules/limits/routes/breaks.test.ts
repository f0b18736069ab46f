import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  launchTokenFor,
  rollback,
  rollbackBody,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import { callAlone, eventsOf, isGuarded } from '../testing/member-calls.ts';

const rooms = useRooms(useTestDatabase());
const start = new Date('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;
const launchUrl = '/wps/game/launchGame?vassalage=SOL&gameCode=frutas-electricas';

beforeEach(() => {
  rooms.time.now = start;
});

const pause = (token: string, hours: unknown) =>
  callAlone(rooms, 'POST', '/wps/v2/limits/pause', { token, body: { hours } });
const exclude = (token: string, months: unknown) =>
  callAlone(rooms, 'POST', '/wps/v2/limits/exclusion', { token, body: { months } });
const standing = async (token: string) =>
  (await call(rooms, 'GET', '/wps/v2/limits/standing', { token })).body.value as { state: string; breaks: object[] };
async function runJobs() {
  for (const job of rooms.limits.jobs) await job.run();
}

async function seatWith(username: string) {
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, 1_000_000n);
  return sit(rooms, username);
}

describe('T043 a pause', () => {
  test('ends the games that are open, and binds every later entry until it ends by itself', async () => {
    const seat = await seatWith('pausa');
    await bet(rooms, betBody(seat));
    const before = rooms.events.published.length;
    const { status, body } = await pause(seat.token, 48);
    expect([status, body.value]).toMatchObject([
      200,
      { state: 'paused', since: '2026-11-21T12:00:00.000Z', until: '2026-11-23T12:00:00.000Z' },
    ]);
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'PLAYER_BLOCKED' });
    const until = '2026-11-23T12:00:00.000Z';
    // The bet's own event may come in between: money is told in batches.
    const told = rooms.events.published.slice(before).filter(({ name }) => name !== 'wallet.moved');
    expect(told.slice(0, 2)).toMatchObject([
      { name: 'break.began', payload: { memberId: seat.memberId, state: 'paused', until, source: 'member' } },
      { name: 'session.revoked', payload: { memberId: seat.memberId } },
    ]);

    const { token } = await logIn(rooms, 'pausa');
    expect(await standing(token)).toMatchObject({ state: 'paused', breaks: [{ kind: 'pause', source: 'member' }] });
    const refused = await call(rooms, 'GET', launchUrl, { token });
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'limits.paused']);
    expect(refused.body.params).toEqual({ until: '2026-11-23T12:00:00.000Z' });
    expect(await isGuarded(rooms, seat.memberId)).toBe(true);

    rooms.time.now = new Date(start.getTime() + 2 * dayMs);
    await runJobs();
    expect(await isGuarded(rooms, seat.memberId)).toBe(false);
    expect(await bet(rooms, betBody(await sit(rooms, 'pausa')))).toMatchObject({ status: 'OK' });
    expect(await eventsOf(rooms, seat.memberId)).toEqual(['paused member', 'break_over system']);
  });

  test('keeps out who got a launch token just before', async () => {
    await seatWith('justo.antes');
    const { token, memberId } = await logIn(rooms, 'justo.antes');
    const launchToken = await launchTokenFor(rooms, token);
    await rooms.db.updateTable('member_session').set({ revoked_at: null }).where('member_id', '=', memberId).execute();
    await pause(token, 24);
    await rooms.db.updateTable('member_session').set({ revoked_at: null }).where('member_id', '=', memberId).execute();
    const body = { requestId: 'late', operatorId: 'quetzal', launchToken, gameCode: 'frutas-electricas' };
    expect(await vendorCall(rooms, '/vendor/v1/session/authenticate', body)).toMatchObject({
      status: 'PLAYER_BLOCKED',
    });
  });

  test('T049 leaves the bets that are open standing: their wins and rollbacks are paid', async () => {
    const seat = await seatWith('abiertas');
    const [won, back] = [betBody(seat), betBody(seat)];
    await bet(rooms, won);
    await bet(rooms, back);
    await pause(seat.token, 24);
    expect(await win(rooms, winBody(seat, won, '25'))).toMatchObject({ status: 'OK', balance: '105.00' });
    expect(await rollback(rooms, rollbackBody(seat, back))).toMatchObject({ status: 'OK', balance: '115.00' });
  });

  test('is never made shorter, and a longer one goes on from it', async () => {
    const { token, memberId } = await register(rooms, 'mas.larga');
    await pause(token, 72);
    const { token: second } = await logIn(rooms, 'mas.larga');
    const told = rooms.events.published.length;
    const { status, body } = await pause(second, 24);
    expect([status, body.value]).toMatchObject([200, { state: 'paused', until: '2026-11-24T12:00:00.000Z' }]);
    expect(rooms.events.published).toHaveLength(told);
    expect(await standing(second)).toMatchObject({ until: '2026-11-24T12:00:00.000Z', breaks: [{ kind: 'pause' }] });
    await pause(second, 1_008);
    const { token: third } = await logIn(rooms, 'mas.larga');
    expect(await standing(third)).toMatchObject({ until: '2027-01-02T12:00:00.000Z' });
    rooms.time.now = new Date(start.getTime() + 4 * dayMs);
    await runJobs();
    expect(await isGuarded(rooms, memberId)).toBe(true);
  });

  test('ten at once are one', async () => {
    const { token } = await register(rooms, 'diez.pausas');
    const answers = await Promise.all(Array.from({ length: 10 }, () => pause(token, 24)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { token: later } = await logIn(rooms, 'diez.pausas');
    expect((await standing(later)).breaks).toHaveLength(1);
  });
});

describe('T044 an exclusion', () => {
  test('goes on when its months are over, keeps login and withdrawal open, and refuses games', async () => {
    const { token, memberId } = await register(rooms, 'seis.meses');
    await exclude(token, 6);
    rooms.time.now = new Date('2027-11-21T12:00:00Z');
    await runJobs();
    const { token: later } = await logIn(rooms, 'seis.meses');
    expect(await standing(later)).toMatchObject({ state: 'excluded', until: '2027-05-21T12:00:00.000Z' });
    expect((await call(rooms, 'GET', launchUrl, { token: later })).body.errorCode).toBe('limits.excluded');
    expect(await isGuarded(rooms, memberId)).toBe(true);
    expect(await eventsOf(rooms, memberId)).toEqual(['excluded member']);
  });

  test('for ever says so, and a shorter one beside it changes nothing', async () => {
    const { token } = await register(rooms, 'para.siempre');
    await exclude(token, null);
    const { token: later } = await logIn(rooms, 'para.siempre');
    await exclude(later, 6);
    expect(await standing(later)).toMatchObject({ state: 'excluded', until: null, breaks: [{ termEndsAt: null }] });
    expect((await call(rooms, 'GET', launchUrl, { token: later })).body.errorCode).toBe('limits.excluded_for_ever');
  });

  test('during a pause binds too, though the pause lasts as long at first', async () => {
    const { token } = await register(rooms, 'pausa.y.fuera');
    await pause(token, 1_008);
    const { token: later } = await logIn(rooms, 'pausa.y.fuera');
    await exclude(later, 6);
    const { token: last } = await logIn(rooms, 'pausa.y.fuera');
    expect(await standing(last)).toMatchObject({
      state: 'excluded',
      breaks: [{ kind: 'exclusion' }, { kind: 'pause' }],
    });
  });

  test('T048 cannot be removed, shortened or moved by the server’s own role', async () => {
    const { token, memberId } = await register(rooms, 'intocable');
    await exclude(token, 6);
    const row = rooms.db.updateTable('play_break').where('member_id', '=', memberId);
    await expect(row.set({ term_ends_at: start }).execute()).rejects.toThrow('permission denied');
    await expect(row.set({ closes_at: start }).execute()).rejects.toThrow('check constraint');
    await expect(rooms.db.deleteFrom('play_break').execute()).rejects.toThrow('permission denied');
  });
});

describe('400 and 401', () => {
  test.each([
    ['pause', { hours: 23 }],
    ['pause', { hours: 1_009 }],
    ['pause', { hours: '24' }],
    ['pause', { hours: 24, until: 'tomorrow' }],
    ['exclusion', { months: 5 }],
    ['exclusion', { months: 6.5 }],
    ['exclusion', {}],
  ])('%s %o', async (what, body) => {
    const { token } = await logIn(rooms, 'carla.mendez');
    expect((await callAlone(rooms, 'POST', `/wps/v2/limits/${what}`, { token, body })).status).toBe(400);
    expect(await standing(token)).toMatchObject({ state: 'clear', breaks: [] });
  });

  test('nobody pauses without a login', async () => {
    expect((await callAlone(rooms, 'POST', '/wps/v2/limits/pause', { body: { hours: 24 } })).status).toBe(401);
    expect((await call(rooms, 'GET', '/wps/v2/limits/standing')).status).toBe(401);
  });
});
