import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { attempt, type Jar, passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const cookie = 'remember_quetzal';
let number = 0;
let account = '';
let jar: Jar;

beforeEach(async () => {
  number += 1;
  account = `vuelve${number}`;
  await register(rooms, account);
  jar = new Map();
  await attempt(rooms, account, { jar, more: { rememberMe: true } });
});

const comeBack = (browser = jar): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/login/remembered', { jar: browser });
const tokenIn = ({ body }: Answer): string => (body.value as { token: string }).token;
const memberIs = async (token: string) => (await rooms.identity.member(token))?.account;

describe('a remembered browser', () => {
  test('comes in without a password for a day, and the form finds the name', async () => {
    expect(jar.get('lastUser_quetzal')).toBe(account);
    expect(jar.get('rememberMe_quetzal')).toBe('1');
    passMinutes(rooms, 24 * 60 - 1);
    expect(await memberIs(tokenIn(await comeBack()))).toBe(account);
    passMinutes(rooms, 1);
    expect(refusalOf(await comeBack())).toEqual([401, 'identity.not_remembered']);
    expect([...jar.keys()]).toEqual(['device']);
  });

  test('keeps its secret from scripts and from the database', async () => {
    const answer = await rooms.api.inject({
      method: 'POST',
      url: '/wps/session/login/remembered',
      headers: { merchant: 'quetzal', cookie: `${cookie}=${jar.get(cookie) ?? ''}` },
    });
    const set = answer.cookies.find(({ name }) => name === cookie);
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const rows = await rooms.db.selectFrom('remembered_browser').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(set?.value);
    expect(answer.body).not.toContain(set?.value);
  });

  test('gets a new token each time; two tabs that open together both come in', async () => {
    const other = new Map(jar);
    expect((await comeBack()).status).toBe(200);
    expect(jar.get(cookie)).not.toBe(other.get(cookie));
    rooms.time.now = new Date(rooms.time.now.getTime() + 20_000);
    expect((await comeBack(other)).status).toBe(200);
    expect((await comeBack(other)).status).toBe(200);
    expect((await comeBack()).status).toBe(200);
  });

  test('whose token was copied ends with all that came of it, in both hands, and this is reported', async () => {
    const thief = new Map(jar);
    const stolen = tokenIn(await comeBack(thief));
    passMinutes(rooms, 1);
    expect(refusalOf(await comeBack())).toEqual([401, 'identity.not_remembered']);
    expect(await memberIs(stolen)).toBeUndefined();
    expect((await comeBack(thief)).status).toBe(401);
    const events = rooms.db.selectFrom('event_report').select('id').where('action', '=', 'token_reused');
    expect((await events.execute()).length).toBeGreaterThan(0);
  });

  test('is one of its site only; behind https its cookies travel nowhere else', async () => {
    const site = await rooms.sites.byId(rooms.siteId);
    const urls = { playerUrl: 'https://otra.test', agentUrl: 'https://agentes.otra.test' };
    await rooms.sites.save({
      ...site,
      ...urls,
      modules: [...site.modules],
      merchantCode: 'otra',
      hosts: ['otra.test'],
    });
    const headers = { merchant: 'otra', cookie: `remember_otra=${jar.get(cookie) ?? ''}` };
    const answer = await rooms.api.inject({ method: 'POST', url: '/wps/session/login/remembered', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['remember_otra', true],
      ['lastUser_otra', true],
      ['rememberMe_otra', true],
    ]);
  });
});

describe('nobody is remembered', () => {
  test('after logging out', async () => {
    const token = tokenIn(await comeBack());
    const before = new Map(jar);
    await call(rooms, 'DELETE', '/wps/session/logout', { token, jar });
    expect([...jar.keys()]).toEqual(['device']);
    expect((await comeBack(before)).status).toBe(401);
  });

  test('after the password changed elsewhere, or all other sessions were ended', async () => {
    const token = tokenIn(await attempt(rooms, account));
    const body = { oldPassword: demoPassword, newPassword: 'alas-de-2026', confirmNewPassword: 'alas-de-2026' };
    expect((await call(rooms, 'POST', '/wps/member/password', { token, body, encrypted: true })).status).toBe(200);
    expect((await comeBack()).status).toBe(401);
    await attempt(rooms, account, { jar, password: 'alas-de-2026', more: { rememberMe: true } });
    await call(rooms, 'DELETE', '/wps/v2/member/sessions', { token });
    expect((await comeBack()).status).toBe(401);
  });

  test('who is kept out, who logs in without asking for it, or comes to the agent portal', async () => {
    const { memberId } = await register(rooms, `fuera${number}`);
    await attempt(rooms, `fuera${number}`, { jar, more: { rememberMe: true } });
    await rooms.members.setState(memberId, 'suspended');
    expect(refusalOf(await comeBack())).toEqual([401, 'identity.not_remembered']);
    await attempt(rooms, account, { jar });
    await attempt(rooms, 'norte_mx', { jar, side: 'agent', more: { rememberMe: true } });
    expect([...jar.keys()]).toEqual(['device']);
  });
});
