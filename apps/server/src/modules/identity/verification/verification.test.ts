import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '#testing/authenticator.ts';
import { useTestDatabase } from '#testing/database.ts';
import { type App, nextCode, refusal, setUpApp } from '#testing/factors.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { type Answer, call, demoPassword, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/session/login/verification';
const home = '203.0.113.7';
let number = 0;
/** Another for each test: what one address may call in a minute is not what these tests are about. */
let abroad = '';
let account = '';
let memberId = '';
let email = '';
let mobile = '';

interface Ticket {
  ticket: string;
  reason: string;
  expiresAt: string;
  methods: { method: string; hint: string | null }[];
}

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const logIn = (ip: string, more: object = {}): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/login', {
    ...from(ip),
    body: { username: account, password: demoPassword, type: 'username', ...more },
    encrypted: true,
  });
const ticketOf = (answer: Answer): Ticket => (answer.body.value as { verification: Ticket }).verification;
const answerWith = (ticket: string, body: object): Promise<Answer> =>
  call(rooms, 'POST', url, { ...from(abroad), body: { ticket, ...body }, encrypted: true });
const askCode = (ticket: string, method: string): Promise<Answer> =>
  call(rooms, 'POST', `${url}/code`, { ...from(abroad), body: { ticket, method } });
const later = (minutes: number) => {
  rooms.time.now = new Date(rooms.time.now.getTime() + minutes * 60_000);
};
const prove = (fact: 'mobile' | 'email', value: string) =>
  rooms.db
    .transaction()
    .execute((tx) => rooms.profiles.setContact(tx, { id: memberId, siteId: rooms.siteId }, { fact, value }));

beforeEach(async () => {
  number += 1;
  abroad = `198.51.${number}.9`;
  later(60);
  [account, email, mobile] = [`prueba${number}`, `prueba${number}@correo.mx`, `+5255000${10_000 + number}`];
  const { protection } = (await rooms.sites.byId(rooms.siteId)).settings;
  await changeSite(rooms, {
    on: ['LOGINIPVERF3'],
    registration: { email: { enabled: true, required: false }, payeeName: { enabled: true, required: false } },
    settings: { protection: { ...protection, unregisteredIp: true, slider: 'off', captcha: 'off' } },
  });
  const form = { username: account, password: demoPassword, confirmPassword: demoPassword, birthday: '1990-01-01' };
  const body = { ...form, acceptedTerms: true, email, payeeName: 'José  Ángel Núñez-Lara' };
  const made = await call(rooms, 'PUT', '/wps/member/register', { ...from(home), body, encrypted: true });
  const { token } = made.body.value as { token: string };
  memberId = (await rooms.identity.member(token))?.memberId ?? '';
});

describe('a login from an address that was not seen before', () => {
  test('gets a ticket and no session; around the known address nothing is asked', async () => {
    expect((await logIn('203.0.113.200')).body.value).toHaveProperty('token');
    const before = await rooms.db.selectFrom('member_session').select('id').where('member_id', '=', memberId).execute();
    const answer = await logIn(abroad);
    expect(answer.status).toBe(200);
    expect(ticketOf(answer)).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      reason: 'unregistered_ip',
      expiresAt: new Date(rooms.time.now.getTime() + 600_000).toISOString(),
      methods: [{ method: 'payeeName', hint: null }],
    });
    const after = await rooms.db.selectFrom('member_session').select('id').where('member_id', '=', memberId).execute();
    expect(after).toEqual(before);
  });

  test('a wrong password tells nothing of it', async () => {
    expect(refusal(await logIn(abroad, { password: 'no-es-esta' })).slice(0, 2)).toEqual([
      401,
      'identity.invalid_credentials',
    ]);
  });

  test('is nothing where the site does not ask', async () => {
    await changeSite(rooms, { off: ['LOGINIPVERF3'] });
    expect((await logIn(abroad)).body.value).toHaveProperty('token');
  });

  test('who never told anything to be known by comes in', async () => {
    await rooms.db.deleteFrom('member_profile').where('member_id', '=', memberId).execute();
    expect((await logIn(abroad)).body.value).toHaveProperty('token');
  });

  test('the payee name does, whatever its case, accents and signs; the address is known from then on', async () => {
    const { ticket } = ticketOf(await logIn(abroad));
    const answer = await answerWith(ticket, { method: 'payeeName', answer: ' JOSE ANGEL nuñez lara ' });
    expect(answer.status).toBe(200);
    expect(answer.body.value).toMatchObject({ token: expect.any(String), firstTimeLogin: false });
    expect((await logIn(abroad)).body.value).toHaveProperty('token');
  });

  test('of payee names three a day may be wrong, over all tickets', async () => {
    for (const wrong of ['Juan Pérez', 'Ana', 'José']) {
      const { ticket } = ticketOf(await logIn(abroad));
      expect(refusal(await answerWith(ticket, { method: 'payeeName', answer: wrong }))).toEqual([
        422,
        'identity.verification_wrong',
        'answer',
      ]);
    }
    const { ticket } = ticketOf(await logIn(abroad));
    const right = { method: 'payeeName', answer: 'José Ángel Núñez Lara' };
    expect(refusal(await answerWith(ticket, right)).slice(0, 2)).toEqual([403, 'identity.verification_over']);
  });

  test('a code goes only where the member once proved to be, and shows only its end', async () => {
    await prove('mobile', mobile);
    const { ticket, methods } = ticketOf(await logIn(abroad));
    expect(methods.map(({ method }) => method)).toEqual(['sms', 'payeeName']);
    expect(JSON.stringify(methods)).not.toContain(mobile);
    expect(refusal(await askCode(ticket, 'email'))).toEqual([422, 'identity.method_not_offered', 'method']);
    expect((await askCode(ticket, 'sms')).body.value).toEqual({ expiredMinutes: 3 });
    expect((await askCode(ticket, 'sms')).status).toBe(429);
    const answer = await answerWith(ticket, { method: 'sms', answer: await codeIn(rooms, mobile) });
    expect(answer.status).toBe(200);
  });

  test('a code by mail likewise; a wrong one is counted and told to the owner once', async () => {
    await prove('email', email);
    const { ticket } = ticketOf(await logIn(abroad));
    await askCode(ticket, 'email');
    const code = await codeIn(rooms, email);
    expect((await answerWith(ticket, { method: 'email', answer: 'x' })).status).toBe(422);
    expect(await latestTo(rooms, email)).toContain('failed the second check');
    expect((await answerWith(ticket, { method: 'email', answer: code })).status).toBe(200);
    const sent = rooms.db.selectFrom('outbound_message').select('id').where('template', '=', 'verification_failed');
    expect(await sent.where('member_id', '=', memberId).execute()).toHaveLength(1);
  });
});

describe('a ticket', () => {
  test('counts once', async () => {
    const { ticket } = ticketOf(await logIn(abroad));
    const right = { method: 'payeeName', answer: 'José Ángel Núñez-Lara' };
    expect((await answerWith(ticket, right)).status).toBe(200);
    expect(refusal(await answerWith(ticket, right)).slice(0, 2)).toEqual([403, 'identity.verification_expired']);
  });

  test('is worth nothing after ten minutes, after a change of the password, or when it is none', async () => {
    const right = { method: 'payeeName', answer: 'José Ángel Núñez-Lara' };
    const old = ticketOf(await logIn(abroad)).ticket;
    later(10);
    expect(refusal(await answerWith(old, right))[1]).toBe('identity.verification_expired');
    const { ticket } = ticketOf(await logIn(abroad));
    const { token } = (await logIn(home)).body.value as { token: string };
    const words = { oldPassword: demoPassword, newPassword: 'otra-cosa-91', confirmNewPassword: 'otra-cosa-91' };
    await call(rooms, 'POST', '/wps/member/password', { token, body: words, encrypted: true });
    expect(refusal(await answerWith(ticket, right))[1]).toBe('identity.verification_expired');
    expect(refusal(await answerWith('no-es-uno', right))[1]).toBe('identity.verification_expired');
  });

  test('lets nobody in whose account was closed meanwhile', async () => {
    const { ticket } = ticketOf(await logIn(abroad));
    await rooms.members.setState(memberId, 'suspended');
    const answer = await answerWith(ticket, { method: 'payeeName', answer: 'José Ángel Núñez-Lara' });
    expect(refusal(answer)[1]).toBe('identity.verification_expired');
  });
});

describe('an account with a second factor', () => {
  let app: App;
  let recoveryCodes: string[];
  beforeEach(async () => {
    const { token } = (await logIn(home)).body.value as { token: string };
    ({ app, recoveryCodes } = await setUpApp(rooms, token));
  });

  test('asks for it wherever the login comes from; a name or a code would be less', async () => {
    await prove('mobile', mobile);
    const ticket = ticketOf(await logIn(home));
    expect(ticket).toMatchObject({ reason: 'second_factor' });
    expect(ticket.methods.map(({ method }) => method)).toEqual(['totp', 'recovery']);
    const name = { method: 'payeeName', answer: 'José Ángel Núñez-Lara' };
    expect(refusal(await answerWith(ticket.ticket, name))).toEqual([422, 'identity.method_not_offered', 'method']);
    const answer = { method: 'totp', answer: nextCode(rooms, app) };
    expect((await answerWith(ticket.ticket, answer)).status).toBe(200);
  });

  test('a recovery code lets in once, and its owner is told how many are left', async () => {
    const answer = { method: 'recovery', answer: recoveryCodes[0] };
    const comeIn = async () => answerWith(ticketOf(await logIn(home)).ticket, answer);
    const { status, body } = await comeIn();
    expect(status).toBe(200);
    expect((await comeIn()).status).toBe(422);
    const { token } = body.value as { token: string };
    const inbox = await call(rooms, 'GET', '/wps/relay/CSP_getInbox', { token });
    const told = (inbox.body.value as { content: { kind: string; text: string }[] }).content;
    expect(told.filter(({ kind }) => kind === 'recovery_code_used')).toMatchObject([
      { text: expect.stringContaining('Codes left: 9.') },
    ]);
  });

  test('five wrong codes end a ticket, ten in an hour end all of them; later it goes on', async () => {
    const guess = { method: 'totp', answer: '000000' };
    for (const { ticket } of [ticketOf(await logIn(home)), ticketOf(await logIn(home))]) {
      for (let tries = 0; tries < 5; tries += 1) expect((await answerWith(ticket, guess)).status).toBe(422);
      expect(refusal(await answerWith(ticket, guess)).slice(0, 2)).toEqual([403, 'identity.verification_over']);
    }
    const right = async () => ({ method: 'totp', answer: nextCode(rooms, app) });
    const blocked = await answerWith(ticketOf(await logIn(home)).ticket, await right());
    expect(refusal(blocked)[1]).toBe('identity.verification_over');
    later(61);
    expect((await answerWith(ticketOf(await logIn(home)).ticket, await right())).status).toBe(200);
  });

  test('a passkey does as well, over a challenge of the ticket, even while somebody guesses', async () => {
    const key = createAuthenticator('http://localhost:4100');
    const first = ticketOf(await logIn(home)).ticket;
    const entered = await answerWith(first, { method: 'totp', answer: nextCode(rooms, app) });
    const { token } = entered.body.value as { token: string };
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    const options = await call(rooms, 'POST', '/wps/v2/member/factors/passkeys/options', {
      token,
      body: { password: demoPassword, proof },
      encrypted: true,
    });
    const response = key.create(options.body.value as PublicKeyCredentialCreationOptionsJSON);
    await call(rooms, 'POST', '/wps/v2/member/factors/passkeys', { token, body: { name: 'Llave', response } });
    for (const { ticket } of [ticketOf(await logIn(home)), ticketOf(await logIn(home))]) {
      for (let tries = 0; tries < 5; tries += 1) await answerWith(ticket, { method: 'totp', answer: '000000' });
    }
    const { ticket } = ticketOf(await logIn(home));
    const asked = await call(rooms, 'POST', `${url}/passkey`, { ...from(abroad), body: { ticket } });
    const wrongKind = await call(rooms, 'POST', '/wps/session/login/passkey/options', { body: {} });
    const stray = { method: 'passkey', passkey: key.sign(wrongKind.body.value) };
    expect((await answerWith(ticket, stray)).status).toBe(422);
    const answer = { method: 'passkey', passkey: key.sign(asked.body.value) };
    expect((await answerWith(ticket, answer)).status).toBe(200);
  });
});

describe('a locked account', () => {
  const lock = async () => {
    for (let tries = 0; tries < 3; tries += 1) await logIn(abroad, { password: 'no-es-esta' });
  };

  test('opens to the password with a code, never to a name (T009)', async () => {
    await prove('mobile', mobile);
    await lock();
    const ticket = ticketOf(await logIn(abroad));
    expect([ticket.reason, ticket.methods.map(({ method }) => method)]).toEqual(['locked', ['sms']]);
    await askCode(ticket.ticket, 'sms');
    expect((await answerWith(ticket.ticket, { method: 'sms', answer: await codeIn(rooms, mobile) })).status).toBe(200);
    expect((await logIn(abroad)).body.value).toHaveProperty('token');
  });

  test('stays locked for who has nothing to show', async () => {
    await lock();
    expect(refusal(await logIn(abroad)).slice(0, 2)).toEqual([429, 'identity.locked']);
  });
});

test('every answer is on record', async () => {
  const { ticket } = ticketOf(await logIn(abroad));
  await answerWith(ticket, { method: 'payeeName', answer: 'No' });
  await answerWith(ticket, { method: 'payeeName', answer: 'José Ángel Núñez-Lara' });
  const rows = await rooms.db
    .selectFrom('event_report')
    .select(['action', 'after'])
    .where('component', '=', 'identity.verification')
    .where('subject', '=', `member:${memberId}`)
    .orderBy('id')
    .execute();
  const after = { reason: 'unregistered_ip', method: 'payeeName' };
  expect(rows).toEqual([
    { action: 'failed', after },
    { action: 'passed', after },
  ]);
});
