import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { refusal } from '#testing/factors.ts';
import { walkThrough } from '#testing/openid-server.ts';
import { type Answer, call, register } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';
import { own, param, thirdPartyPath as base, useTravels } from '#testing/third-party.ts';
import { createOpenIdProvider } from './openid-provider.ts';

const travels = useTravels(useTestDatabase());
const { rooms, providers, failures, open, travel, exchange, newcomer, signUp } = travels;

describe('somebody new', () => {
  test('fills in the form with what the provider told, and comes in that way from then on', async () => {
    const page = await travel();
    expect([page.status, new URL(page.location).pathname]).toEqual([302, '/register']);
    const thirdPartyTicket = param(page, 'thirdParty');
    const email = `ana${travels.number}@correo.mx`;
    const told = { provider: 'google', email, isEmailVerified: true, name: 'Ana López' };
    expect((await newcomer(thirdPartyTicket)).body.value).toEqual(told);
    const made = await signUp(`ana${travels.number}`, { email, thirdPartyTicket });
    expect(made.status).toBe(200);
    const { token } = made.body.value as { token: string };
    const memberId = (await rooms.identity.member(token))?.memberId ?? '';
    expect((await rooms.profiles.of(rooms.db, memberId)).emailVerifiedAt).toEqual(rooms.time.now);

    const again = await travel('google', { query: '?redirect=/promotions?tab=1' });
    expect(again.location).toMatch(/^http:\/\/localhost:4100\/promotions\?tab=1&token=[\w-]{43}$/);
    const entered = await exchange(param(again, 'token'));
    expect(entered.status).toBe(200);
    const session = (entered.body.value as { token: string }).token;
    expect((await rooms.identity.member(session))?.memberId).toBe(memberId);
    expect((await exchange(param(again, 'token'))).status).toBe(401);
  });

  describe('whose address the provider has proven', () => {
    const profileOf = async (made: Answer) => {
      const { token } = made.body.value as { token: string };
      return rooms.profiles.of(rooms.db, (await rooms.identity.member(token))?.memberId ?? '');
    };

    test('has it on a site that does not ask for one', async () => {
      await changeSite(rooms, { registration: { email: { enabled: false, required: false } } });
      const thirdPartyTicket = param(await travel(), 'thirdParty');
      const { facts, emailVerifiedAt } = await profileOf(await signUp(`ana${travels.number}`, { thirdPartyTicket }));
      expect([facts.email, emailVerifiedAt]).toEqual([`ana${travels.number}@correo.mx`, rooms.time.now]);
    });

    test('has none where they left the field empty, or where the provider vouches for none', async () => {
      const emptied = { email: '', thirdPartyTicket: param(await travel(), 'thirdParty') };
      expect((await profileOf(await signUp(`ana${travels.number}`, emptied))).facts.email).toBeUndefined();
      await changeSite(rooms, { registration: { email: { enabled: false, required: false } } });
      const other = { sub: `u-${travels.number}`, email: `eva${travels.number}@correo.mx`, email_verified: false };
      travels.google.visitor = other;
      const unproven = { thirdPartyTicket: param(await travel(), 'thirdParty') };
      expect((await profileOf(await signUp(`eva${travels.number}`, unproven))).facts.email).toBeUndefined();
    });
  });

  test('still has to be of age, and accept the terms', async () => {
    const thirdPartyTicket = param(await travel(), 'thirdParty');
    const young = await signUp(`joven${travels.number}`, { thirdPartyTicket, birthday: '2015-01-01' });
    expect(refusal(young)).toEqual([422, 'identity.under_age', 'birthday']);
    const hasty = await signUp(`prisa${travels.number}`, { thirdPartyTicket, acceptedTerms: false });
    expect(refusal(hasty)).toEqual([422, 'identity.terms_required', 'acceptedTerms']);
  });

  test('without a ticket a password is needed; a ticket counts once, half an hour, and is not guessed', async () => {
    expect(refusal(await signUp(`sin${travels.number}`, {}))[2]).toBe('password');
    const thirdPartyTicket = param(await travel(), 'thirdParty');
    expect((await signUp(`uno${travels.number}`, { thirdPartyTicket })).status).toBe(200);
    const used = await signUp(`dos${travels.number}`, { thirdPartyTicket });
    expect(refusal(used)).toEqual([404, 'identity.third_party_ticket_invalid', 'thirdPartyTicket']);
    travels.google.visitor = { sub: `late-${travels.number}` };
    const late = param(await travel(), 'thirdParty');
    rooms.time.now = new Date(rooms.time.now.getTime() + 30 * 60_000);
    expect((await newcomer(late)).status).toBe(404);
    expect((await newcomer('no-es-uno')).status).toBe(404);
  });

  test('two forms with tickets of one person: the second does not become an account', async () => {
    const tickets = [param(await travel(), 'thirdParty'), param(await travel(), 'thirdParty')];
    expect((await signUp(`primera${travels.number}`, { thirdPartyTicket: tickets[0] })).status).toBe(200);
    const second = await signUp(`segunda${travels.number}`, { thirdPartyTicket: tickets[1] });
    expect(refusal(second)).toEqual([409, 'identity.third_party_taken', 'thirdPartyTicket']);
    expect(await rooms.members.byAccount(rooms.db, rooms.siteId, `segunda${travels.number}`)).toBeUndefined();
  });
});

describe('an address that an account has', () => {
  test('never leads into it: verified, its owner is told to log in and link', async () => {
    await register(rooms, `duena${travels.number}`, { email: `ana${travels.number}@correo.mx` });
    expect((await travel()).location).toBe(`${own}/login?thirdPartyError=account_exists`);
  });

  test('unverified, it is told to nobody', async () => {
    await register(rooms, `duena${travels.number}`, { email: `ana${travels.number}@correo.mx` });
    travels.google.visitor = {
      sub: `x-${travels.number}`,
      email: `ana${travels.number}@correo.mx`,
      email_verified: false,
    };
    const page = await travel();
    expect(new URL(page.location).pathname).toBe('/register');
    const taken = await signUp(`otra${travels.number}`, {
      email: `ana${travels.number}@correo.mx`,
      thirdPartyTicket: param(page, 'thirdParty'),
    });
    expect(refusal(taken)).toEqual([409, 'identity.identity_taken', 'email']);
  });
});

describe('the way back', () => {
  const failed = `${own}/login?thirdPartyError=failed`;
  const withParam = (name: string) => (url: URL) => {
    url.searchParams.set(name, 'o'.repeat(43));
    return url;
  };

  test.each(['state', 'nonce', 'code_challenge'])('with another %s leads nowhere', async (name) => {
    expect((await travel('google', { tamper: withParam(name) })).location).toBe(failed);
    expect(failures).toHaveLength(1);
  });

  test('without the cookie, with that of another visitor, of another provider, or too late leads nowhere', async () => {
    const start = await open(`${base}/google/start`);
    const back = (await walkThrough(start.location, travels.google.issuer)).replace(own, '');
    expect((await open(back)).location).toBe(failed);
    expect((await open(back, (await open(`${base}/google/start`)).cookie)).location).toBe(failed);
    expect((await open(back, (await open(`${base}/facebook/start`)).cookie)).location).toBe(failed);
    rooms.time.now = new Date(rooms.time.now.getTime() + 10 * 60_000);
    expect((await open(back, start.cookie)).location).toBe(failed);
  });

  test('of who said no leads to the login, and is no failure', async () => {
    travels.google.visitor = 'cancels';
    expect((await travel()).location).toBe(`${own}/login?thirdPartyError=cancelled`);
    expect(failures).toEqual([]);
  });

  test('twice with the same code leads in once', async () => {
    const start = await open(`${base}/google/start`);
    const back = (await walkThrough(start.location, travels.google.issuer)).replace(own, '');
    expect((await open(back, start.cookie)).location).toContain('/register?thirdParty=');
    expect((await open(back, start.cookie)).location).toBe(failed);
  });

  test('the cookie is ours alone, and goes with the answer', async () => {
    const { setCookie } = await open(`${base}/google/start`);
    expect(setCookie).toMatch(
      /^thirdParty=[^;]+; Max-Age=600; Path=\/wps\/v2\/session\/third-party; HttpOnly; SameSite=Lax$/,
    );
    expect((await travel()).setCookie).toMatch(/^thirdParty=; .*Expires=Thu, 01 Jan 1970/);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'goes on to our own pages only, not to %s',
    async (redirect) => {
      const thirdPartyTicket = param(await travel(), 'thirdParty');
      await signUp(`vuelve${travels.number}`, { thirdPartyTicket });
      const page = await travel('google', { query: `?redirect=${encodeURIComponent(redirect)}` });
      expect(page.location).toMatch(/^http:\/\/localhost:4100\/\?token=/);
    },
  );
});

test('what the site does not want is not there, and agents do not come in this way', async () => {
  const list = async () => (await call(rooms, 'GET', base)).body.value;
  expect(await list()).toEqual({
    providers: [
      { provider: 'google', name: 'Google' },
      { provider: 'facebook', name: 'Facebook' },
    ],
  });
  expect((await open(`${base}/google/start?side=agent`)).status).toBe(400);
  await changeSite(rooms, { settings: { thirdParty: ['facebook'] } });
  expect(await list()).toEqual({ providers: [{ provider: 'facebook', name: 'Facebook' }] });
  expect((await open(`${base}/google/start`)).status).toBe(404);
  await changeSite(rooms, { off: ['THIRDPARTYLOGIN3'] });
  expect((await open(`${base}/facebook/start`)).status).toBe(403);
});

test('a provider that does not answer is said so', async () => {
  const away = createOpenIdProvider({
    id: 'google',
    name: 'G',
    issuer: 'http://127.0.0.1:9',
    clientId: 'x',
    clientSecret: 'y',
  });
  const usual = providers.splice(0, providers.length, away);
  expect((await open(`${base}/google/start`)).status).toBe(503);
  providers.splice(0, providers.length, ...usual);
});

describe('Facebook', () => {
  test('asks the Graph API with the app’s proof; its address counts as unverified', async () => {
    travels.facebook.person = { id: `f-${travels.number}`, name: 'Luz', email: `LUZ${travels.number}@correo.mx` };
    await register(rooms, `luz${travels.number}`, { email: `luz${travels.number}@correo.mx` });
    const page = await travel('facebook');
    const told = { provider: 'facebook', email: `luz${travels.number}@correo.mx`, isEmailVerified: false, name: 'Luz' };
    expect((await newcomer(param(page, 'thirdParty'))).body.value).toEqual(told);
  });

  test('with another state leads nowhere', async () => {
    const tamper = (url: URL) => {
      url.searchParams.set('state', 'other');
      return url;
    };
    expect((await travel('facebook', { tamper })).location).toBe(`${own}/login?thirdPartyError=failed`);
  });
});
