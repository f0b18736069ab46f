import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';
import { callAlone, eventsOf, isGuarded } from '../testing/member-calls.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/v2/limits';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date('2026-11-21T12:00:00Z');

interface View {
  name: string;
  own: string | null;
  site: string | null;
  binding: string | null;
  used: string | null;
  left: string | null;
  resetsAt: string | null;
  pending: object | null;
}

beforeEach(() => {
  rooms.time.now = start;
});

const pass = (ms: number) => (rooms.time.now = new Date(rooms.time.now.getTime() + ms));
const set = (token: string, name: string, value: unknown) =>
  callAlone(rooms, 'PUT', `${url}/${name}`, { token, body: { value } });
const remove = (token: string, name: string) => callAlone(rooms, 'DELETE', `${url}/${name}`, { token });
const confirm = (token: string, name: string) => callAlone(rooms, 'POST', `${url}/${name}/confirm`, { token });

async function viewOf(token: string, name: string): Promise<View> {
  const { body } = await call(rooms, 'GET', url, { token });
  const found = (body.value as { limits: View[] }).limits.find((limit) => limit.name === name);
  if (found === undefined) throw new Error(`No limit ${name}`);
  return found;
}

describe('200', () => {
  test('a new member has no limit, and every limit is listed alike', async () => {
    const { token } = await register(rooms, 'sin.limites');
    const { body } = await call(rooms, 'GET', url, { token });
    const { limits, currency, timeZone } = body.value as { limits: View[]; currency: string; timeZone: string };
    expect([currency, timeZone, limits.length]).toEqual(['MXN', 'America/Mexico_City', 12]);
    expect(limits.every(({ own, site, binding, pending }) => (own ?? site ?? binding ?? pending) === null)).toBe(true);
  });

  test('a first limit binds at once and tells when its period ends in the site’s time zone', async () => {
    const { token, memberId } = await register(rooms, 'primer.limite');
    await set(token, 'loss_week', '300');
    expect(await viewOf(token, 'loss_week')).toEqual({
      name: 'loss_week',
      unit: 'money',
      own: '300.00',
      site: null,
      binding: '300.00',
      used: '0.00',
      left: '300.00',
      resetsAt: '2026-11-23T06:00:00.000Z',
      pending: null,
    });
    expect(await eventsOf(rooms, memberId)).toEqual(['set loss_week member']);
  });

  test('only limits that can speak against a bet mark the member', async () => {
    const { token, memberId } = await register(rooms, 'marca');
    await set(token, 'deposit_day', '100');
    expect(await isGuarded(rooms, memberId)).toBe(false);
    await set(token, 'stake', '5');
    expect(await isGuarded(rooms, memberId)).toBe(true);
    await remove(token, 'stake');
    pass(dayMs);
    const { token: later } = await logIn(rooms, 'marca');
    await confirm(later, 'stake');
    expect(await isGuarded(rooms, memberId)).toBe(false);
  });

  test('T042 a site’s limit binds beside the member’s: the stricter one', async () => {
    const { token } = await register(rooms, 'dos.reglas');
    await sql`insert into site_limit values (${rooms.siteId}, 'wager_day', ${2_000_000n}, ${start})`.execute(rooms.db);
    expect(await viewOf(token, 'wager_day')).toMatchObject({ own: null, site: '200.00', binding: '200.00' });
    await set(token, 'wager_day', '500');
    expect(await viewOf(token, 'wager_day')).toMatchObject({ own: '500.00', binding: '200.00' });
    await set(token, 'wager_day', '50.5');
    expect(await viewOf(token, 'wager_day')).toMatchObject({ own: '50.50', binding: '50.50', left: '50.50' });
    await sql`delete from site_limit`.execute(rooms.db);
  });
});

describe('T039 loosening a limit', () => {
  test('a lower one binds at once, a higher one after 24 hours and a confirmation', async () => {
    const { token, memberId } = await register(rooms, 'sube');
    await set(token, 'loss_day', '100');
    await set(token, 'loss_day', '80');
    expect(await viewOf(token, 'loss_day')).toMatchObject({ own: '80.00' });
    await set(token, 'loss_day', '120');
    expect(await viewOf(token, 'loss_day')).toMatchObject({
      own: '80.00',
      pending: {
        kind: 'raise',
        value: '120.00',
        state: 'cooling',
        confirmableFrom: '2026-11-22T12:00:00.000Z',
        confirmableUntil: '2026-11-29T12:00:00.000Z',
      },
    });
    pass(dayMs - 1);
    const { token: second } = await logIn(rooms, 'sube');
    expect(await confirm(second, 'loss_day')).toMatchObject({
      status: 409,
      body: { errorCode: 'limits.change_cooling', params: { from: '2026-11-22T12:00:00.000Z' } },
    });
    pass(1);
    expect(await viewOf(second, 'loss_day')).toMatchObject({ own: '80.00', pending: { state: 'confirmable' } });
    expect((await confirm(second, 'loss_day')).status).toBe(200);
    expect(await viewOf(second, 'loss_day')).toMatchObject({ own: '120.00', pending: null });
    expect((await confirm(second, 'loss_day')).body.errorCode).toBe('limits.nothing_pending');
    expect(await eventsOf(rooms, memberId)).toEqual([
      'set loss_day member',
      'set loss_day member',
      'raise_asked loss_day member',
      'raised loss_day member',
    ]);
  });

  test('nothing gets looser by waiting alone, and a change lapses after seven days', async () => {
    const { token, memberId } = await register(rooms, 'olvida');
    await set(token, 'wager_month', '100');
    await remove(token, 'wager_month');
    pass(8 * dayMs);
    const { token: later } = await logIn(rooms, 'olvida');
    expect(await viewOf(later, 'wager_month')).toMatchObject({ own: '100.00', pending: null });
    expect((await confirm(later, 'wager_month')).body.errorCode).toBe('limits.nothing_pending');
    const [dropLapsed] = rooms.limits.jobs;
    await dropLapsed?.run();
    await dropLapsed?.run();
    expect(await eventsOf(rooms, memberId)).toEqual([
      'set wager_month member',
      'removal_asked wager_month member',
      'change_lapsed wager_month system',
    ]);
  });

  test('the same wish again does not start its time anew, another one does, and the present value takes it back', async () => {
    const { token } = await register(rooms, 'insiste');
    await set(token, 'stake', '10');
    await set(token, 'stake', '20');
    pass(hourMs);
    await set(token, 'stake', '20');
    expect(await viewOf(token, 'stake')).toMatchObject({ pending: { askedAt: '2026-11-21T12:00:00.000Z' } });
    await set(token, 'stake', '30');
    expect(await viewOf(token, 'stake')).toMatchObject({
      pending: { value: '30.00', askedAt: '2026-11-21T13:00:00.000Z' },
    });
    await remove(token, 'stake');
    expect(await viewOf(token, 'stake')).toMatchObject({ pending: { kind: 'removal', value: null } });
    await set(token, 'stake', '10');
    expect(await viewOf(token, 'stake')).toMatchObject({ own: '10.00', pending: null });
  });

  test('ten changes at once leave one of them, and the strictest value asked for is never passed over', async () => {
    const { token } = await register(rooms, 'deprisa');
    await Promise.all(Array.from({ length: 10 }, (_, index) => set(token, 'loss_day', String(10 + index))));
    expect(await viewOf(token, 'loss_day')).toMatchObject({ own: '10.00' });
  });
});

describe('400', () => {
  test.each([
    ['loss_day', '-1', 'limits.value_malformed'],
    ['loss_day', '1.00001', 'limits.value_malformed'],
    ['loss_day', '1e3', 'limits.value_malformed'],
    ['session', '0', 'limits.minutes_malformed'],
    ['session', '1441', 'limits.minutes_malformed'],
    ['session', '1.5', 'limits.minutes_malformed'],
    ['stake', '', 'request.invalid'],
    ['stake', 5, 'request.invalid'],
    ['loss_year', '5', 'request.invalid'],
  ])('%s %s is %s', async (name, value, errorCode) => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const { status, body } = await set(token, name, value);
    expect([status, body.errorCode]).toEqual([400, errorCode]);
  });
});

describe('401, 403, 404', () => {
  test('nobody has limits without a login', async () => {
    expect((await call(rooms, 'GET', url)).status).toBe(401);
    expect((await callAlone(rooms, 'PUT', `${url}/stake`, { body: { value: '1' } })).status).toBe(401);
  });

  test('a trial account needs a real one first', async () => {
    const { token, memberId } = await register(rooms, 'de.prueba');
    await rooms.db.updateTable('member').set({ type: 4 }).where('id', '=', memberId).execute();
    const { status, body } = await set(token, 'stake', '5');
    expect([status, body.errorCode]).toEqual([403, 'in_need_true_account']);
  });

  test('a limit that was never set cannot be removed, and the refusal is in the reader’s words', async () => {
    const { token } = await register(rooms, 'nada.que.quitar');
    const { status, body } = await callAlone(rooms, 'DELETE', `${url}/stake`, {
      token,
      headers: { language: 'ES' },
    });
    expect([status, body.errorCode, body.message]).toEqual([404, 'limits.not_set', 'No has fijado este límite.']);
  });
});
