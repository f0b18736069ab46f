import { beforeEach, describe, expect, test } from 'vitest';
import { limitOpsRoutes } from '#modules/ops';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [limitOpsRoutes({ limits: rooms.limits, wallet: rooms.wallet, siteOf })]);
const start = new Date('2026-11-21T12:00:00Z');
const of = (account: string, more = '') => `/ops/v1/limits/members/${account}${more}`;
const reason = 'Asked for in writing';

beforeEach(() => {
  rooms.time.now = start;
});

const standingOf = async (account: string) => (await ops.call('GET', of(account))).body.value as { standing: object };

describe('T047 an exclusion by an operator', () => {
  test('binds at once, ends the member’s logins and keeps who asked and why', async () => {
    const { token, memberId } = await register(rooms, 'por.tercero');
    const { status } = await ops.call('POST', of('por.tercero', '/exclusion'), { months: 12, reason });
    expect(status).toBe(200);
    const began = { memberId, state: 'excluded', until: '2027-11-21T12:00:00.000Z', source: 'operator' };
    expect(rooms.events.published).toContainEqual({ name: 'break.began', payload: began });
    expect((await call(rooms, 'GET', '/wps/v2/limits', { token })).status).toBe(401);
    expect(await standingOf('por.tercero')).toMatchObject({
      standing: { state: 'excluded', until: '2027-11-21T12:00:00.000Z', breaks: [{ source: 'operator' }] },
    });
    const row = await rooms.db.selectFrom('play_break').selectAll().where('member_id', '=', memberId).execute();
    expect(row).toMatchObject([{ kind: 'exclusion', reason, asked_by: ops.operatorId, starts_at: start }]);
  });

  test('ends only after its time, by an operator, a day later', async () => {
    const { token, memberId } = await register(rooms, 'vuelve');
    await call(rooms, 'POST', '/wps/v2/limits/exclusion', { token, body: { months: 6 } });
    const end = () => ops.call('POST', of('vuelve', '/exclusion/end'), { reason });
    rooms.time.now = new Date('2027-05-21T11:59:59Z');
    expect((await end()).body).toMatchObject({
      errorCode: 'limits.exclusion_term',
      params: { until: '2027-05-21T12:00:00.000Z' },
    });
    rooms.time.now = new Date('2027-05-21T12:00:00Z');
    expect(await end()).toMatchObject({ status: 200, body: { value: { closesAt: '2027-05-22T12:00:00.000Z' } } });
    expect(await end()).toMatchObject({ status: 404, body: { errorCode: 'limits.no_exclusion' } });
    rooms.time.now = new Date('2027-05-22T11:59:59Z');
    expect(await standingOf('vuelve')).toMatchObject({ standing: { state: 'excluded' } });
    rooms.time.now = new Date('2027-05-22T12:00:00Z');
    expect(await standingOf('vuelve')).toMatchObject({ standing: { state: 'clear' } });
    const events = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'actor_kind', 'reason'])
      .where('subject', '=', `member:${memberId}`)
      .where('component', '=', 'limits.breaks')
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { action: 'excluded', actor_kind: 'member' },
      { action: 'exclusion_ended', actor_kind: 'operator', reason },
    ]);
  });

  test('a new one during the last day keeps the member out', async () => {
    const { token } = await register(rooms, 'otra.vez');
    await call(rooms, 'POST', '/wps/v2/limits/exclusion', { token, body: { months: 6 } });
    rooms.time.now = new Date('2027-06-01T00:00:00Z');
    await ops.call('POST', of('otra.vez', '/exclusion/end'), { reason });
    const { token: later } = await logIn(rooms, 'otra.vez');
    await call(rooms, 'POST', '/wps/v2/limits/exclusion', { token: later, body: { months: 6 } });
    rooms.time.now = new Date('2027-06-05T00:00:00Z');
    expect(await standingOf('otra.vez')).toMatchObject({ standing: { state: 'excluded' } });
  });
});

describe('limits of the site', () => {
  const site = '/ops/v1/limits/site';
  const isMarked = async () =>
    (
      await rooms.db
        .selectFrom('site')
        .select('has_play_limits')
        .where('id', '=', rooms.siteId)
        .executeTakeFirstOrThrow()
    ).has_play_limits;

  test('bind beside those of members, mark the site while they can speak against a bet, and are on record', async () => {
    await ops.call('PUT', `${site}/deposit_day`, { value: '1000' });
    expect(await isMarked()).toBe(false);
    await ops.call('PUT', `${site}/stake`, { value: '50' });
    expect((await ops.call('PUT', `${site}/stake`, { value: '40' })).body.value).toEqual({
      currency: 'MXN',
      depositOverLimit: 'refuse',
      limits: [
        { name: 'deposit_day', value: '1000.00' },
        { name: 'stake', value: '40.00' },
      ],
    });
    expect(await isMarked()).toBe(true);
    const { token } = await register(rooms, 'de.la.casa');
    expect((await call(rooms, 'GET', '/wps/v2/limits', { token })).body.value).toMatchObject({
      limits: expect.arrayContaining([expect.objectContaining({ name: 'stake', own: null, binding: '40.00' })]),
    });
    await ops.call('DELETE', `${site}/stake`);
    await ops.call('DELETE', `${site}/stake`);
    expect(await isMarked()).toBe(false);
    const events = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'reason', 'before', 'after'])
      .where('subject', '=', `site:${rooms.siteId}`)
      .where('action', 'like', 'site_limit_%')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'site_limit_set', reason: 'deposit_day', before: { value: null }, after: { value: '1000.00' } },
      { action: 'site_limit_set', reason: 'stake', before: { value: null }, after: { value: '50.00' } },
      { action: 'site_limit_set', reason: 'stake', before: { value: '50.00' }, after: { value: '40.00' } },
      { action: 'site_limit_removed', reason: 'stake', before: { value: '40.00' }, after: { value: null } },
    ]);
  });
});

describe('deposits', () => {
  test('a site decides whether they are made smaller, and the change is on record', async () => {
    const set = (overLimit: string) => ops.call('PUT', '/ops/v1/limits/deposits', { overLimit });
    expect((await set('clip')).body.value).toMatchObject({ depositOverLimit: 'clip' });
    await set('clip');
    expect((await set('refuse')).body.value).toMatchObject({ depositOverLimit: 'refuse' });
    expect((await set('shrink')).status).toBe(400);
    const events = await rooms.db
      .selectFrom('event_report')
      .select(['before', 'after'])
      .where('action', '=', 'deposit_policy_set')
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { before: { overLimit: 'refuse' }, after: { overLimit: 'clip' } },
      { before: { overLimit: 'clip' }, after: { overLimit: 'refuse' } },
    ]);
  });

  test('of a member that were stopped are lifted once', async () => {
    const { memberId } = await register(rooms, 'detenida');
    await rooms.db.insertInto('deposit_guard').values({ member_id: memberId, suspended_at: start }).execute();
    const lift = () => ops.call('POST', of('detenida', '/deposits/lift'), { reason });
    expect((await lift()).status).toBe(200);
    expect(await lift()).toMatchObject({ status: 409, body: { errorCode: 'wallet.deposits_not_barred' } });
    expect(await ops.call('POST', of('nadie', '/deposits/lift'), { reason })).toMatchObject({
      status: 404,
      body: { errorCode: 'limits.account_unknown', field: 'account' },
    });
    expect((await ops.call('POST', of('detenida', '/deposits/lift'), { reason }, true)).status).toBe(401);
  });
});

describe('who may not', () => {
  test('401 for nobody, 404 for an account that is not there, 400 for what is malformed', async () => {
    await register(rooms, 'ajena');
    expect((await ops.call('GET', of('ajena'), undefined, true)).status).toBe(401);
    expect((await ops.call('POST', of('ajena', '/exclusion'), { months: 6, reason }, true)).status).toBe(401);
    expect((await ops.call('GET', of('nadie'))).status).toBe(404);
    expect((await ops.call('POST', of('nadie', '/exclusion'), { months: 6, reason })).status).toBe(404);
    expect((await ops.call('POST', of('ajena', '/exclusion'), { months: 6 })).status).toBe(400);
    expect((await ops.call('POST', of('ajena', '/exclusion'), { months: 3, reason })).status).toBe(400);
    expect((await ops.call('POST', of('ajena', '/exclusion/end'), { reason: ' ' })).status).toBe(400);
    expect((await ops.call('PUT', '/ops/v1/limits/site/stake', { value: '-1' })).status).toBe(400);
    expect((await ops.call('PUT', '/ops/v1/limits/site/speed', { value: '1' })).status).toBe(400);
  });
});
