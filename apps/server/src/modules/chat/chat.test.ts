import { describe, expect, test } from 'vitest';
import { chatOpsRoutes, createModeration } from '#modules/chat';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [
  chatOpsRoutes({ moderation: createModeration(rooms), sites: rooms.sites, siteOf }),
]);

interface Shown {
  id: string;
  author: string;
  isOwn: boolean;
  text: string | null;
  removedBy: string | null;
}

const room = '/wps/v2/chat/rooms/general/messages';
const say = (token: string, text: string, url = room) => call(rooms, 'POST', url, { token, body: { text } });
const later = (ms: number) => {
  rooms.time.now = new Date(rooms.time.now.getTime() + ms);
};
async function said(token: string, text: string): Promise<Shown> {
  const { status, body } = await say(token, text);
  expect(status).toBe(200);
  return body.value;
}
async function read(token?: string, query = ''): Promise<{ content: Shown[]; hasMore: boolean }> {
  const { body } = await call(rooms, 'GET', `${room}${query}`, token === undefined ? {} : { token });
  return body.value;
}
const refusal = async (token: string, text: string) => (await say(token, text)).body.errorCode;

describe('rooms', () => {
  test('are told in the language of the call, its own room first, with where the chat opens', async () => {
    const list = async (language: string) =>
      (
        (await call(rooms, 'GET', '/wps/relay/CBS_modelList', { headers: { language } })).body.value as {
          content: { code: string; title: string }[];
        }
      ).content.map(({ code, title }) => `${code}: ${title}`);
    expect(await list('EN')).toEqual(['english: English', 'general: General (Spanish)', 'winners: Wins']);
    expect((await list('PT'))[0]).toBe('general: Geral (espanhol)');
    const launch = (query = '') => call(rooms, 'GET', `/wps/relay/CBS_launchChat${query}`);
    expect((await launch()).body.value).toEqual({ chatUrl: '/home?chat=english' });
    expect((await launch('?room=winners')).body.value).toEqual({ chatUrl: '/home?chat=winners' });
    expect(await launch('?room=nowhere')).toMatchObject({ status: 404, body: { errorCode: 'chat.room_unknown' } });
  });

  test('are no part of a site that has not switched them on', async () => {
    const site = await rooms.sites.byId(rooms.siteId);
    const modules = [...site.modules].filter((module) => module !== 'CBS3');
    await rooms.sites.save({ ...site, modules });
    later(61_000);
    const answer = await call(rooms, 'GET', '/wps/relay/CBS_modelList');
    await rooms.sites.save({ ...site, modules: [...site.modules] });
    later(61_000);
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'function.not.available' } });
  });
});

describe('saying something', () => {
  test('shows it to everybody, visitors too, under a masked name until there is a nickname', async () => {
    const { token, memberId } = await register(rooms, 'parlante91');
    const message = await said(token, 'Hola a todos');
    expect(message).toMatchObject({ author: 'par***91', isOwn: true, text: 'Hola a todos', removedBy: null });
    expect((await read()).content[0]).toMatchObject({ id: message.id, isOwn: false });
    await rooms.db.transaction().execute((tx) => rooms.members.setNickname(tx, memberId, 'Pluma Azul'));
    expect((await read(token)).content[0]).toMatchObject({ author: 'Pluma Azul', isOwn: true });
  });

  test('is for members: 401 without a session, 403 for a trial account, 404 where there is no room', async () => {
    expect((await call(rooms, 'POST', room, { body: { text: 'yo' } })).status).toBe(401);
    const trial = (await call(rooms, 'POST', '/wps/session/login/freeplay', {})).body.value as { token: string };
    expect((await say(trial.token, 'yo')).status).toBe(403);
    expect((await read(trial.token)).content.length).toBeGreaterThan(0);
    const { token } = await register(rooms, 'perdida');
    expect((await say(token, 'yo', '/wps/v2/chat/rooms/nowhere/messages')).status).toBe(404);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
    "'; drop table chat_message; --",
  ])('keeps as plain text: %s', async (text) => {
    const { token } = await register(rooms, `texto${text.length}${text.charCodeAt(1)}`);
    await said(token, text);
    expect((await read()).content[0]?.text).toBe(text);
  });

  test('loses what turns the direction of writing, and needs something that is seen', async () => {
    const { token } = await register(rooms, 'direccion');
    expect((await said(token, 'a\u202Eb\u2066c')).text).toBe('abc');
    later(3_000);
    expect(await say(token, '\u200B \n')).toMatchObject({ status: 422, body: { errorCode: 'field.required' } });
    expect(await say(token, 'ab '.repeat(101))).toMatchObject({ status: 422, body: { params: { max: 300 } } });
  });

  test('has 300 characters as a reader counts them', async () => {
    const { token } = await register(rooms, 'silabas');
    expect((await said(token, 'नी'.repeat(300))).text).toHaveLength(600);
    later(3_000);
    expect(await say(token, 'नी'.repeat(301))).toMatchObject({ status: 422, body: { params: { max: 300 } } });
  });

  test('is refused when it asks for contact, also by an invitation code, or has a banned word', async () => {
    const { token } = await register(rooms, 'mendiga');
    for (const text of ['55 1234 5678', 'ana@correo.com', 'gana.com', 'busca @ana_bets']) {
      expect(await refusal(token, text)).toBe('chat.contact');
    }
    const { affiliate_code: code } = await rooms.db
      .selectFrom('member')
      .select('affiliate_code')
      .where('affiliate_code', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await refusal(token, `entra con ${code?.toLowerCase()}`)).toBe('chat.contact');
    expect(await refusal(token, 'eres 1d10t4')).toBe('chat.banned_word');
  });

  test('is slow, not repeated, and not more than twenty times in five minutes', async () => {
    const { token } = await register(rooms, 'rapida');
    await said(token, 'primera');
    expect(await say(token, 'segunda')).toMatchObject({ status: 429, body: { params: { seconds: 2 } } });
    later(2_000);
    expect(await refusal(token, '¡PRIMERA!')).toBe('chat.repeated');
    for (let count = 2; count <= 20; count += 1) {
      await said(token, `mensaje ${'x '.repeat(count)}${'abcdefghijklmnopqrstu'[count]}`);
      later(2_000);
    }
    expect(await refusal(token, 'una más')).toBe('chat.too_many');
    later(5 * 60_000);
    await said(token, 'una más');
  });

  test('takes turns: of two at once one is too soon', async () => {
    const { token } = await register(rooms, 'doble');
    const answers = await Promise.all([say(token, 'una'), say(token, 'otra')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });

  test('waits until the account is old enough where a room asks for it', async () => {
    const { token } = await register(rooms, 'nuevo');
    const winners = '/wps/v2/chat/rooms/winners';
    expect(await say(token, 'gané', `${winners}/messages`)).toMatchObject({
      status: 403,
      body: { errorCode: 'chat.account_young', params: { hours: 24 } },
    });
    const standing = await call(rooms, 'GET', `${winners}/standing`, { token });
    expect(standing.body.value).toMatchObject({ state: 'young', until: expect.any(String) });
  });

  test('is not for who is on a break from play', async () => {
    const { token } = await register(rooms, 'descanso');
    expect((await call(rooms, 'POST', '/wps/v2/limits/pause', { token, body: { hours: 24 } })).status).toBe(200);
    const again = await logIn(rooms, 'descanso');
    expect(await refusal(again.token, 'hola')).toBe('chat.on_break');
  });
});

describe('history', () => {
  test('comes in fifties, the newest first, and goes back from any message', async () => {
    const { memberId } = await register(rooms, 'cronista');
    const url = '/wps/v2/chat/rooms/english/messages';
    for (let count = 0; count < 60; count += 1) {
      later(2_000);
      if (count % 20 === 0) later(6 * 60_000);
      await rooms.chat.say({ memberId, siteId: rooms.siteId }, 'english', `m ${String.fromCodePoint(0x4e00 + count)}`);
    }
    const page = async (query = '') =>
      (await call(rooms, 'GET', `${url}${query}`)).body.value as { content: Shown[]; hasMore: boolean };
    const first = await page();
    expect([first.content.length, first.hasMore]).toEqual([50, true]);
    const rest = await page(`?before=${first.content.at(-1)?.id}`);
    expect([rest.content.length, rest.hasMore]).toEqual([10, false]);
    expect(rest.content.at(-1)?.text).toBe('m \u4E00');
  });
});

describe('taking back', () => {
  test('leaves a mark in place of the text, within two minutes, of own messages only', async () => {
    const { token } = await register(rooms, 'arrepentida');
    const { token: other } = await register(rooms, 'vecino');
    const [one, two] = [await said(token, 'ay'), (later(3_000), await said(token, 'uy'))];
    const take = (id: string, by: string) => call(rooms, 'DELETE', `/wps/v2/chat/messages/${id}`, { token: by });
    expect((await take(one.id, other)).status).toBe(404);
    expect((await take(one.id, token)).status).toBe(200);
    expect((await read()).content.find(({ id }) => id === one.id)).toMatchObject({ text: null, removedBy: 'author' });
    later(121_000);
    expect(await take(two.id, token)).toMatchObject({ status: 409, body: { errorCode: 'chat.removal_late' } });
  });
});

describe('moderators', () => {
  test('see each reported message once, and remove it or leave it', async () => {
    const { token } = await register(rooms, 'grosero');
    const reporters = [await register(rooms, 'testigo1'), await register(rooms, 'testigo2')];
    const message = await said(token, 'algo feo');
    const tell = (by: string, id = message.id) =>
      call(rooms, 'POST', `/wps/v2/chat/messages/${id}/reports`, { token: by, body: { reason: 'abuse' } });
    for (const reporter of [...reporters, ...reporters]) expect((await tell(reporter.token)).status).toBe(200);
    expect((await tell(token)).body.errorCode).toBe('chat.own_message');
    const open = async () => (await ops.call('GET', '/ops/v1/chat/reports')).body.value as { content: object[] };
    expect(await open()).toMatchObject({ content: [{ account: 'grosero', text: 'algo feo', reports: 2 }] });
    const remove = () =>
      ops.call('POST', `/ops/v1/chat/messages/${message.id}/removal`, { reason: 'Insulto a otra persona' });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await open()).toEqual({ content: [] });
    expect((await read()).content[0]).toMatchObject({ text: null, removedBy: 'moderator' });
    const log = await ops.call('GET', '/ops/v1/chat/messages?account=grosero');
    expect(log.body.value).toMatchObject({ content: [{ text: 'algo feo', removalReason: 'Insulto a otra persona' }] });
    later(3_000);
    const harmless = await said(token, 'algo amable');
    await tell(reporters[0]?.token ?? '', harmless.id);
    const dismiss = () => ops.call('POST', `/ops/v1/chat/messages/${harmless.id}/dismissal`, { reason: 'Nada malo' });
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 404]);
    expect((await read()).content[0]?.text).toBe('algo amable');
  });

  test('mute an account until a time, on record, and may end it before', async () => {
    const { token, memberId } = await register(rooms, 'ruidosa');
    const wish = { account: 'ruidosa', minutes: 60, reason: 'Repite mensajes' };
    expect((await ops.call('POST', '/ops/v1/chat/mutes', wish, true)).status).toBe(401);
    expect((await ops.call('POST', '/ops/v1/chat/mutes', wish)).status).toBe(200);
    expect(await refusal(token, 'hola')).toBe('chat.muted');
    const standing = () => call(rooms, 'GET', '/wps/v2/chat/rooms/general/standing', { token });
    expect((await standing()).body.value).toMatchObject({ state: 'muted' });
    expect((await ops.call('GET', '/ops/v1/chat/mutes')).body.value).toMatchObject({
      content: [{ account: 'ruidosa' }],
    });
    const end = { account: 'ruidosa', reason: 'Se disculpó' };
    expect((await ops.call('POST', '/ops/v1/chat/mutes/end', end)).status).toBe(200);
    expect(await ops.call('POST', '/ops/v1/chat/mutes/end', end)).toMatchObject({
      body: { errorCode: 'chat.not_muted' },
    });
    await said(token, 'gracias');
    await ops.call('POST', '/ops/v1/chat/mutes', wish);
    later(61 * 60_000);
    await said(token, 'ya pasó una hora');
    const events = await rooms.db
      .selectFrom('event_report')
      .select(['action', 'reason', 'actor_id'])
      .where('subject', '=', `member:${memberId}`)
      .where('component', '=', 'chat')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['member_muted', 'member_unmuted', 'member_muted']);
    expect(events[0]).toMatchObject({ reason: 'Repite mensajes', actor_id: ops.operatorId });
  });

  test('are told until when it is muted where an earlier mute lasts longer', async () => {
    await register(rooms, 'insistente');
    const untilOf = async (minutes: number) =>
      (await ops.call('POST', '/ops/v1/chat/mutes', { account: 'insistente', minutes, reason: 'Insiste' })).body.value;
    expect(await untilOf(60)).toEqual(await untilOf(5));
  });
});

test('two sites never see each other: a message of one is not there at the other', async () => {
  const { token } = await register(rooms, 'frontera');
  const message = await said(token, 'solo aquí');
  const site = await rooms.sites.byId(rooms.siteId);
  await rooms.sites.save({
    ...site,
    merchantCode: 'vecina',
    hosts: ['vecina.example'],
    playerUrl: 'https://vecina.example',
    agentUrl: 'https://agentes.example',
    modules: [...site.modules],
  });
  later(61_000);
  const answer = await call(rooms, 'GET', room, { headers: { merchant: 'vecina' } });
  expect(answer).toMatchObject({ status: 200, body: { value: { content: [] } } });
  const other = await rooms.sites.find({ merchantCode: 'vecina', host: undefined });
  const stranger = { memberId: rooms.siteId, siteId: other?.id ?? '' };
  await expect(rooms.chat.report(stranger, message.id, 'spam')).rejects.toThrow('chat.not_found');
});

test('the log keeps everything for ninety days, longer what is still to be decided on; then it is gone', async () => {
  const { token, memberId } = await register(rooms, 'archivera');
  const { token: witness } = await register(rooms, 'testiga');
  const told = await said(token, 'reportado');
  await call(rooms, 'POST', `/wps/v2/chat/messages/${told.id}/reports`, { token: witness, body: { reason: 'spam' } });
  later(3_000);
  await said(token, 'corriente');
  const forget = async () => {
    for (const job of rooms.chat.jobs) await job.run();
    return (await rooms.chat.exportOf({ id: memberId })).chat.length;
  };
  later(90 * 86_400_000);
  expect(await forget()).toBe(2);
  later(2 * 86_400_000);
  expect(await forget()).toBe(1);
});
