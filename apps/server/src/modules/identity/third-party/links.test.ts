import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { refusal, setUpApp } from '#testing/factors.ts';
import { latestTo } from '#testing/outbox.ts';
import { walkThrough } from '#testing/openid-server.ts';
import { type Answer, call, demoPassword, register } from '#testing/rooms.ts';
import { own, type Page, param, useTravels } from '#testing/third-party.ts';

const travels = useTravels(useTestDatabase());
const { rooms, open, travel, exchange, signUp } = travels;
const url = '/wps/v2/member/third-party';

const enc = (path: string, token: string, body: object): Promise<Answer> =>
  call(rooms, 'POST', path, { token, body, encrypted: true });
const accountsOf = async (token: string) =>
  ((await call(rooms, 'GET', url, { token })).body.value as { accounts: object[] }).accounts;

/** Begins to link in a session and comes back. */
async function link(token: string): Promise<Page> {
  const jar = new Map<string, string>();
  const body = { password: demoPassword, redirect: '/account' };
  const answer = await call(rooms, 'POST', `${url}/google`, { token, body, encrypted: true, jar });
  const start = (answer.body.value as { url: string }).url;
  const back = await walkThrough(start, travels.google.issuer);
  return open(back.replace(own, ''), `thirdParty=${jar.get('thirdParty')}`);
}

describe('linking', () => {
  test('takes the password in a session; the owner is told, and comes in that way afterwards', async () => {
    const email = `otra${travels.number}@correo.mx`;
    const { token, memberId } = await register(rooms, `liga${travels.number}`, { email });
    const started = await enc(`${url}/google`, token, { password: 'no-es-esta' });
    expect(refusal(started)).toEqual([422, 'identity.password_wrong', 'password']);
    expect((await link(token)).location).toBe(`${own}/account?thirdPartyLinked=google`);
    expect(await latestTo(rooms, email)).toContain('outside account');
    expect(await accountsOf(token)).toMatchObject([
      { provider: 'google', linkedAt: rooms.time.now.toISOString(), lastUsedAt: null, isOnlyWay: false },
      { provider: 'facebook', linkedAt: null, isOnlyWay: false },
    ]);
    const entered = await exchange(param(await travel(), 'token'));
    const session = (entered.body.value as { token: string }).token;
    expect((await rooms.identity.member(session))?.memberId).toBe(memberId);
    const again = await enc(`${url}/google`, token, { password: demoPassword });
    expect(refusal(again)).toEqual([409, 'identity.third_party_is_linked', null]);
  });

  test('an outside account that leads into another account stays there', async () => {
    const first = await register(rooms, `antes${travels.number}`);
    await link(first.token);
    const second = await register(rooms, `luego${travels.number}`);
    expect((await link(second.token)).location).toBe(`${own}/account?thirdPartyError=taken`);
  });

  test('a member with a second factor is still asked for it', async () => {
    const { token } = await register(rooms, `doble${travels.number}`);
    await link(token);
    await setUpApp(rooms, token);
    const entered = await exchange(param(await travel(), 'token'));
    expect(entered.body.value).toMatchObject({ verification: { reason: 'second_factor' } });
  });

  test('is undone with the password, unless nothing else lets the member in', async () => {
    const { token } = await register(rooms, `suelta${travels.number}`);
    await link(token);
    const removal = `${url}/google/removal`;
    expect((await enc(removal, token, { password: demoPassword })).status).toBe(200);
    expect(await accountsOf(token)).toMatchObject([{ linkedAt: null }, { linkedAt: null }]);
    expect(refusal(await enc(removal, token, { password: demoPassword }))[0]).toBe(404);
    travels.google.visitor = { sub: `solo-${travels.number}` };
    const made = await signUp(`solo${travels.number}`, { thirdPartyTicket: param(await travel(), 'thirdParty') });
    const only = (made.body.value as { token: string }).token;
    expect(await accountsOf(only)).toMatchObject([{ isOnlyWay: true }, { isOnlyWay: false }]);
    expect(refusal(await enc(removal, only, {}))).toEqual([409, 'identity.third_party_last_way', null]);
  });
});
