import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { latestTo } from '#testing/outbox.ts';
import { attempt, passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let number = 0;
let account = '';
let email = '';
let mine = '';

beforeEach(async () => {
  number += 1;
  [account, email] = [`sesiones${number}`, `sesiones${number}@correo.mx`];
  await changeSite(rooms, { registration: { email: { enabled: true, required: false } } });
  mine = (await register(rooms, account, { email })).token;
});

const come = async (options: object = {}): Promise<string> => {
  const answer = await attempt(rooms, account, options);
  return (answer.body.value as { token: string }).token;
};
const list = async (token = mine): Promise<Record<string, unknown>[]> =>
  (await call(rooms, 'GET', '/wps/v2/member/sessions', { token })).body.value;
const end = (id: unknown, token = mine): Promise<Answer> =>
  call(rooms, 'DELETE', `/wps/v2/member/sessions/${String(id)}`, { token });

describe('the list of sessions', () => {
  test('tells browser, system, part of the address and times, the one in use last first', async () => {
    passMinutes(rooms, 10);
    const token = await come({ userAgent: phone, ip: '2001:db8:9::5' });
    const [latest, first] = await list(token);
    expect(latest).toMatchObject({
      device: 'mobile',
      browser: 'Safari 18',
      system: 'iOS',
      ip: '2001:db8:9:*',
      side: 'member',
      openedAt: rooms.time.now.toISOString(),
      isCurrent: true,
    });
    expect(first).toMatchObject({ device: 'other', ip: '127.0.0.*', country: null, isCurrent: false });
    expect(JSON.stringify([latest, first])).not.toMatch(/hash|token/i);
  });

  test('has no session that is over', async () => {
    passMinutes(rooms, 121);
    expect(await list(await come())).toHaveLength(1);
  });

  test('is nobody else’s, and not for visitors', async () => {
    const other = await register(rooms, `ajena${number}`);
    expect(await list(other.token)).toHaveLength(1);
    expect((await call(rooms, 'GET', '/wps/v2/member/sessions')).status).toBe(401);
  });
});

describe('ending sessions', () => {
  test('one is ended, and its screens hear of it', async () => {
    const token = await come({ userAgent: firefox });
    const found = (await list()).find(({ browser }) => browser === 'Firefox 143');
    expect((await end(found?.['id'])).status).toBe(200);
    expect(await rooms.identity.member(token)).toBeUndefined();
    expect(rooms.events.published.at(-1)).toMatchObject({ name: 'session.revoked' });
    expect(refusalOf(await end(found?.['id']))).toEqual([404, 'request.not_found']);
  });

  test('nobody ends a session of somebody else', async () => {
    const other = await register(rooms, `tercera${number}`);
    const [session] = await list(other.token);
    expect((await end(session?.['id'])).status).toBe(404);
    expect(await rooms.identity.member(other.token)).toBeDefined();
  });

  test('all others are ended at once', async () => {
    const tokens = [await come(), await come()];
    expect((await call(rooms, 'DELETE', '/wps/v2/member/sessions', { token: mine })).status).toBe(200);
    expect(await Promise.all(tokens.map((token) => rooms.identity.member(token)))).toEqual([undefined, undefined]);
    expect(await list()).toHaveLength(1);
  });
});

describe('a notice of a login (T012)', () => {
  test('goes to the member when the browser is new, and says what helps to recognise it', async () => {
    await come({ userAgent: firefox, ip: '203.0.113.40' });
    const text = await latestTo(rooms, email);
    for (const part of [account, 'Firefox 143', 'Windows', '203.0.113.*']) expect(text).toContain(part);
  });

  test('goes not for a browser and a network that are known, and again for a new network', async () => {
    const jar = new Map<string, string>();
    await come({ jar, ip: '203.0.113.41' });
    const sent = async () => {
      const all = await rooms.messages.latest(rooms.siteId, 100);
      return all.filter(({ to, template }) => to === email && template === 'login_notice').length;
    };
    const before = await sent();
    await come({ jar, ip: '203.0.113.99' });
    expect(await sent()).toBe(before);
    await come({ jar, ip: '198.51.100.1' });
    expect(await sent()).toBe(before + 1);
  });

  test('is the member’s choice', async () => {
    const config = async () => (await call(rooms, 'GET', '/wps/v2/member/securityConfig', { token: mine })).body.value;
    expect(await config()).toMatchObject({ loginNotices: true });
    await call(rooms, 'PUT', '/wps/v2/member/login-notices', { token: mine, body: { enabled: false } });
    expect(await config()).toMatchObject({ loginNotices: false });
    await come({ userAgent: firefox, ip: '203.0.113.42' });
    expect(await latestTo(rooms, email)).not.toContain('Firefox');
  });
});
