import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inboxOpsRoutes, tellMember } from '#modules/inbox';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [inboxOpsRoutes({ inbox: rooms.inbox, siteOf })]);

interface Shown {
  content: { id: string; kind: string; title: string; text: string; readAt: string | null }[];
  unread: number;
  totalPages: number;
}

async function inboxOf(token: string, query = '', language = 'EN'): Promise<Shown> {
  const { body } = await call(rooms, 'GET', `/wps/relay/CSP_getInbox${query}`, { token, headers: { language } });
  return body.value;
}

const unreadOf = async (token: string) =>
  (await call(rooms, 'GET', '/wps/relay/CSP_unreadCount', { token })).body.value as { unread: number };

async function tell(memberId: string, note: Parameters<typeof tellMember>[2]): Promise<void> {
  const to = { siteId: rooms.siteId, memberId, at: rooms.time.now };
  await rooms.db.transaction().execute((tx) => tellMember(tx, to, note));
}

const letter = (more: object) => ({ title: 'Horario', text: 'Cerramos a las 3.', requestId: randomUUID(), ...more });

describe('messages of the platform', () => {
  test('greet a newcomer, and are said in the language in which they are read', async () => {
    const { token } = await register(rooms, 'recien');
    expect(await inboxOf(token)).toMatchObject({
      unread: 1,
      content: [{ kind: 'welcome', title: 'Welcome', text: expect.stringContaining('recien'), readAt: null }],
    });
    expect((await inboxOf(token, '', 'PT')).content[0]?.title).toBe('Boas-vindas');
  });

  test('write amounts, times and names of limits as the language does', async () => {
    const { token, memberId } = await register(rooms, 'cifras');
    const amount = { amount: '1234.5000', currency: 'MXN' };
    await tell(memberId, { kind: 'deposit_settled', params: { amount } });
    const limit = { limit: 'session' } as const;
    await tell(memberId, { kind: 'limit_set', params: { limit, value: { minutes: 60 } } });
    const time = { at: '2026-11-21T12:00:00.000Z' };
    await tell(memberId, { kind: 'new_login', params: { time, browser: 'Firefox', address: '203.0.*.*' } });
    const said = new Map((await inboxOf(token)).content.map(({ kind, text }) => [kind, text]));
    expect(said.get('deposit_settled')).toBe('1,234.50\u00A0MXN are in your balance.');
    expect(said.get('limit_set')).toBe('Time per session: 60 minutes. It holds from now on.');
    // The clock of the site, six hours behind UTC.
    expect(said.get('new_login')).toMatch(/Nov 21, 2026, 6:00\sAM/);
    const portuguese = (await inboxOf(token, '', 'PT')).content.map(({ text }) => text);
    expect(portuguese).toContainEqual(expect.stringContaining('1.234,50'));
    // As the site itself writes them in Spanish: as in Mexico.
    const spanish = (await inboxOf(token, '', 'ES')).content.map(({ text }) => text);
    expect(spanish).toContainEqual(expect.stringContaining('1,234.50'));
  });

  test.each([
    ['JPY', '3000.0000', '3,000\u00A0JPY'],
    ['USDT', '10.123456', '10.123456\u00A0USDT'],
    ['USDT', '20.000000', '20.00\u00A0USDT'],
  ])(
    'write an amount of %s with the places of its currency, and leave nothing of it out: %s',
    async (currency, amount, shown) => {
      const { token, memberId } = await register(rooms, `cambio_${amount.replace('.', '_')}`.slice(0, 14));
      await tell(memberId, { kind: 'deposit_settled', params: { amount: { amount, currency } } });
      const settled = (await inboxOf(token)).content.find(({ kind }) => kind === 'deposit_settled');
      expect(settled?.text).toBe(`${shown} are in your balance.`);
    },
  );

  test('come with a change of a limit', async () => {
    const { token } = await register(rooms, 'prudente');
    const set = (value: string) => call(rooms, 'PUT', '/wps/v2/limits/loss_day', { token, body: { value } });
    expect((await set('300')).status).toBe(200);
    expect((await set('500')).status).toBe(200);
    const { content } = await inboxOf(token);
    expect(content.map(({ kind }) => kind).toSorted()).toEqual(['limit_change_asked', 'limit_set', 'welcome']);
    expect(content.find(({ kind }) => kind === 'limit_set')?.text).toContain('Losses per day: 300.00\u00A0MXN');
  });

  test('that a transaction takes back were never there', async () => {
    const { token, memberId } = await register(rooms, 'nunca');
    const taken = rooms.db.transaction().execute(async (tx) => {
      const to = { siteId: rooms.siteId, memberId, at: rooms.time.now };
      await tellMember(tx, to, { kind: 'limit_removed', params: { limit: { limit: 'stake' } } });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await unreadOf(token)).toEqual({ unread: 1 });
  });
});

describe('reading', () => {
  test('one by one or all at once; the first time counts', async () => {
    const { token, memberId } = await register(rooms, 'lectora');
    const limit = { limit: 'stake' } as const;
    for (const kind of ['limit_removed', 'limit_change_asked'] as const)
      await tell(memberId, { kind, params: { limit } });
    const [first] = (await inboxOf(token)).content;
    const read = () => call(rooms, 'PUT', `/wps/v2/member/messages/${first?.id}/read`, { token });
    expect(await read()).toMatchObject({ status: 200, body: { value: { unread: 2 } } });
    const readAt = rooms.time.now.toISOString();
    rooms.time.now = new Date(rooms.time.now.getTime() + 60_000);
    await read();
    expect((await inboxOf(token)).content.find(({ id }) => id === first?.id)?.readAt).toBe(readAt);
    expect((await inboxOf(token, '?unreadOnly=true')).content).toHaveLength(2);
    expect(await inboxOf(token, '?pageSize=2')).toMatchObject({ totalPages: 2, unread: 2 });
    expect((await call(rooms, 'PUT', '/wps/v2/member/messages/read', { token })).body.value).toEqual({ unread: 0 });
    expect(await unreadOf(token)).toEqual({ unread: 0 });
  });

  test('and putting away on one screen are told to the others', async () => {
    const { token, memberId } = await register(rooms, 'pantallas');
    const [message] = (await inboxOf(token)).content;
    const id = message?.id;
    const own = `/wps/v2/member/messages/${id}`;
    for (const [path, body, told] of [
      [`${own}/read`, {}, { changed: { id, change: 'read' } }],
      ['/wps/v2/member/messages/read', {}, {}],
      [`${own}/deleted`, { deleted: true }, { changed: { id, change: 'put_away' } }],
      [`${own}/deleted`, { deleted: false }, { changed: { id, change: 'put_back' } }],
    ] as const) {
      const before = rooms.events.published.length;
      expect((await call(rooms, 'PUT', path, { token, body })).status).toBe(200);
      expect(rooms.events.published.slice(before)).toEqual([
        { name: 'message.changed', payload: { memberId, ...told } },
      ]);
    }
  });

  test('on from a message leaves none out, whatever was read or put away above it', async () => {
    const { token, memberId } = await register(rooms, 'paginas');
    const { token: other } = await register(rooms, 'curiosa');
    for (let at = 0; at < 5; at += 1)
      await tell(memberId, { kind: 'limit_removed', params: { limit: { limit: 'stake' } } });
    const ids = (await inboxOf(token)).content.map(({ id }) => id);
    const [first, second, third] = ids;
    await call(rooms, 'PUT', `/wps/v2/member/messages/${first}/read`, { token });
    await call(rooms, 'PUT', `/wps/v2/member/messages/${second}/deleted`, { token, body: { deleted: true } });
    await call(rooms, 'PUT', `/wps/v2/member/messages/${third}/deleted`, { token, body: { deleted: true } });
    for (const query of ['', '&unreadOnly=true']) {
      const next = await inboxOf(token, `?pageSize=2&before=${third}${query}`);
      expect(next).toMatchObject({ totalPages: 2, totalElements: 3, unread: 3 });
      expect(next.content.map(({ id }) => id)).toEqual(ids.slice(3, 5));
    }
    expect((await inboxOf(other, `?before=${third}`)).content).toEqual([]);
  });

  test('is for the member alone: somebody else’s message is not there, and trial accounts have none', async () => {
    const { token } = await register(rooms, 'primera');
    const { token: other } = await register(rooms, 'segunda');
    const [message] = (await inboxOf(token)).content;
    const answer = await call(rooms, 'PUT', `/wps/v2/member/messages/${message?.id}/read`, { token: other });
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'inbox.not_found' } });
    expect(await unreadOf(token)).toEqual({ unread: 1 });
    const trial = (await call(rooms, 'POST', '/wps/session/login/freeplay', {})).body.value as { token: string };
    expect((await call(rooms, 'GET', '/wps/relay/CSP_unreadCount', { token: trial.token })).status).toBe(403);
    expect((await call(rooms, 'GET', '/wps/relay/CSP_getInbox')).status).toBe(401);
  });
});

describe('putting away', () => {
  test('takes a message out of the list and the count, until it is put back', async () => {
    const { token } = await register(rooms, 'ordenada');
    const [message] = (await inboxOf(token)).content;
    const set = (deleted: boolean, by = token) =>
      call(rooms, 'PUT', `/wps/v2/member/messages/${message?.id}/deleted`, { token: by, body: { deleted } });
    expect((await set(true)).body.value).toEqual({ unread: 0 });
    expect(await inboxOf(token)).toMatchObject({ content: [], unread: 0 });
    expect(await unreadOf(token)).toEqual({ unread: 0 });
    expect((await set(false)).body.value).toEqual({ unread: 1 });
    expect((await inboxOf(token)).content).toMatchObject([{ id: message?.id }]);
    const { token: other } = await register(rooms, 'ajena');
    expect(await set(true, other)).toMatchObject({ status: 404, body: { errorCode: 'inbox.not_found' } });
  });
});

describe('letters of operators', () => {
  test('reach one account, stand as they were written, and are on record', async () => {
    const { token, memberId } = await register(rooms, 'destino');
    const wish = letter({ account: 'destino' });
    expect(await ops.call('POST', '/ops/v1/messages', wish)).toMatchObject({
      status: 200,
      body: { value: { recipients: 1 } },
    });
    await ops.call('POST', '/ops/v1/messages', wish);
    const letters = (await inboxOf(token)).content.filter(({ kind }) => kind === 'letter');
    expect(letters).toMatchObject([{ title: 'Horario', text: 'Cerramos a las 3.' }]);
    const events = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'actor_id', 'after'])
      .where('component', '=', 'inbox')
      .where('subject', '=', `member:${memberId}`)
      .execute();
    expect(events).toMatchObject([{ action: 'letter_sent', actor_id: ops.operatorId, after: { recipients: 1 } }]);
  });

  test('reach everybody who is a member then, but no trial account', async () => {
    const { token } = await register(rooms, 'todas');
    await call(rooms, 'POST', '/wps/session/login/freeplay', {});
    const { body } = await ops.call('POST', '/ops/v1/messages', letter({ isToAll: true }));
    const members = await rooms.db
      .selectFrom('member')
      .select('id')
      .where('site_id', '=', rooms.siteId)
      .where('type', '!=', 4)
      .execute();
    expect(body.value).toMatchObject({ recipients: members.length });
    expect(await unreadOf(token)).toEqual({ unread: 2 });
    const { token: later } = await register(rooms, 'despues');
    expect(await unreadOf(later)).toEqual({ unread: 1 });
  });

  test('401 for nobody, 404 for an account that is not there, 422 without a clear recipient, 400 for an empty text', async () => {
    const send = (body: object, isNobody = false) => ops.call('POST', '/ops/v1/messages', body, isNobody);
    expect((await send(letter({ isToAll: true }), true)).status).toBe(401);
    expect(await send(letter({ account: 'nadie' }))).toMatchObject({ body: { errorCode: 'inbox.no_recipient' } });
    expect(await send(letter({}))).toMatchObject({ status: 422, body: { errorCode: 'inbox.recipient_unclear' } });
    expect((await send(letter({ account: 'destino', isToAll: true }))).status).toBe(422);
    expect((await send(letter({ isToAll: true, text: ' ' }))).status).toBe(400);
  });
});

test('a login from a new address is told in the inbox of who has neither mail nor number', async () => {
  await register(rooms, 'viajera');
  const { token } = await logIn(rooms, 'viajera');
  const headers = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'Another/1.0' };
  const body = { username: 'viajera', password: 'plumas-2026', type: 'username' };
  await call(rooms, 'POST', '/wps/session/login', { body, encrypted: true, headers });
  expect((await inboxOf(token)).content.map(({ kind }) => kind)).toContain('new_login');
});

test('messages are forgotten after a year, and go with the export', async () => {
  const { memberId } = await register(rooms, 'archivo');
  const exported = await rooms.inbox.exportOf({ id: memberId, siteId: rooms.siteId });
  expect(exported.inbox).toMatchObject([{ kind: 'welcome', title: 'Te damos la bienvenida' }]);
  rooms.time.now = new Date(rooms.time.now.getTime() + 366 * 86_400_000);
  for (const job of rooms.inbox.jobs) await job.run();
  expect(await rooms.inbox.unread(memberId)).toBe(0);
});
