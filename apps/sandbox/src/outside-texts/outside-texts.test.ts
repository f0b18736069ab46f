import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { useSandbox } from '../testing/sandbox-fixture.ts';

const sandbox = useSandbox();
const number = '+525512345678';
const site = 'http://player.test';

async function call(name: string, body: object, origin = site) {
  const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=quetzal-sandbox`;
  const answer = await sandbox.app.inject({ method: 'POST', url, payload: body, headers: { origin } });
  const json = answer.json<{ error?: { message: string } } & Record<string, string>>();
  return { json, refusal: json.error?.message, headers: answer.headers };
}

/** The code as a person reads it on the page of texts. */
async function codeOnPage(): Promise<string> {
  const page = await sandbox.app.inject({ method: 'GET', url: '/outside/firebase/texts' });
  return /<strong dir="ltr">(\d{6})<\/strong>/.exec(page.body)?.[1] ?? '';
}

async function sent(): Promise<string> {
  return (await call('sendVerificationCode', { phoneNumber: number })).json['sessionInfo'] ?? '';
}

test('who reads the code gets a token that the published keys vouch for', async () => {
  const sessionInfo = await sent();
  const { json } = await call('signInWithPhoneNumber', { sessionInfo, code: await codeOnPage() });
  const keys = await sandbox.app.inject({ method: 'GET', url: '/outside/firebase/jwk' });
  const { payload } = await jwtVerify(json['idToken'] ?? '', createLocalJWKSet(keys.json<JSONWebKeySet>()), {
    issuer: 'http://pay.test/outside/firebase',
    audience: 'quetzal-sandbox',
    currentDate: sandbox.now,
  });
  expect(payload).toMatchObject({ phone_number: number, firebase: { sign_in_provider: 'phone' } });
  const { json: found } = await call('lookup', { idToken: json['idToken'] });
  expect(found['users']).toMatchObject([{ phoneNumber: number }]);
});

test('a code counts once, for ten minutes, and five tries', async () => {
  const once = await sent();
  const code = await codeOnPage();
  await call('signInWithPhoneNumber', { sessionInfo: once, code });
  expect((await call('signInWithPhoneNumber', { sessionInfo: once, code })).refusal).toBe('INVALID_SESSION_INFO');
  const guessed = await sent();
  const wrong = (await codeOnPage()) === '000000' ? '000001' : '000000';
  const refusals = [];
  for (let tries = 0; tries < 6; tries += 1)
    refusals.push((await call('signInWithPhoneNumber', { sessionInfo: guessed, code: wrong })).refusal);
  expect(refusals).toEqual([...Array.from({ length: 5 }, () => 'INVALID_CODE'), 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  const late = await sent();
  const lateCode = await codeOnPage();
  await sandbox.later(601);
  expect((await call('signInWithPhoneNumber', { sessionInfo: late, code: lateCode })).refusal).toBe('SESSION_EXPIRED');
});

test('what is no number gets no text, and other pages may not read the answer', async () => {
  expect((await call('sendVerificationCode', { phoneNumber: '12' })).refusal).toBe('INVALID_PHONE_NUMBER');
  expect((await call('sendVerificationCode', {})).refusal).toBe('MISSING_PHONE_NUMBER');
  const allowed = 'access-control-allow-origin';
  expect((await call('sendVerificationCode', {})).headers[allowed]).toBe(site);
  expect((await call('sendVerificationCode', {}, 'https://evil.example')).headers[allowed]).toBeUndefined();
});
