import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '#testing/authenticator.ts';
import { useTestDatabase } from '#testing/database.ts';
import { type App, nextCode, refusal, setUpApp } from '#testing/factors.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { passMinutes } from '#testing/people-at-the-door.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const next = 'otra-cosa-91';
let number = 0;
let account = '';
let email = '';
let mobile = '';
let token = '';
let app: App;
let recoveryCodes: string[];

beforeEach(async () => {
  number += 1;
  passMinutes(rooms, 60);
  await changeSite(rooms, {
    on: ['PWRESETSMS3', 'CHNGPASSVERIF3'],
    registration: { email: { enabled: true, required: false } },
  });
  [account, email, mobile] = [`olvida${number}`, `olvida${number}@correo.mx`, `55000${30_000 + number}`];
  const made = await register(rooms, account, { email });
  ({ token } = made);
  const owner = { id: made.memberId, siteId: rooms.siteId };
  const contact = { fact: 'mobile', value: `+52${mobile}` } as const;
  await rooms.db.transaction().execute((tx) => rooms.profiles.setContact(tx, owner, contact));
  ({ app, recoveryCodes } = await setUpApp(rooms, token));
});

const logInWith = async (password: string): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/login', {
    body: { username: account, password, type: 'username' },
    encrypted: true,
  });
const required = [403, 'identity.proof_required', 'proof'];

describe('choosing a password anew with a second factor (T008)', () => {
  const phone = { mobileNum: '', countryDialingCode: '52' };
  const byPhone = (verificationCode: string, more: object = {}): Promise<Answer> => {
    const body = { ...phone, mobileNum: mobile, newPassword: next, verificationCode, ...more };
    return call(rooms, 'POST', '/wps/member/password/verification', { body, encrypted: true });
  };
  const codeByText = async (): Promise<string> => {
    await call(rooms, 'POST', '/wps/member/password/sms', { body: { ...phone, mobileNum: mobile } });
    return codeIn(rooms, `+52${mobile}`);
  };
  const tokenByMail = async (): Promise<string> => {
    await call(rooms, 'POST', '/wps/member/password/email', { body: { username: account, email } });
    return /#reset=([\w-]+)/.exec(await latestTo(rooms, email))?.[1] ?? '';
  };
  const byLink = (link: string, more: object = {}): Promise<Answer> => {
    const body = { token: link, newPassword: next, confirmNewPassword: next, ...more };
    return call(rooms, 'POST', '/wps/v2/member/password/reset', { body, encrypted: true });
  };

  test('by text takes the factor too, and the code still counts when it comes along', async () => {
    const code = await codeByText();
    const first = await byPhone(code);
    expect(refusal(first)).toEqual(required);
    expect(first.body.params).toEqual({ methods: 'totp,recovery' });
    expect((await logInWith(next)).status).toBe(401);
    const wrong = await byPhone(code, { proof: { method: 'totp', answer: '000000' } });
    expect(refusal(wrong)).toEqual([422, 'identity.proof_wrong', 'proof']);
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    expect((await byPhone(code, { proof })).status).toBe(200);
    // The answer to a call may be lost; a code of the app counts once all the same.
    expect((await byPhone(code, { proof })).body.errorCode).toBe('identity.proof_wrong');
    expect((await byPhone(code, { proof: { method: 'totp', answer: nextCode(rooms, app) } })).status).toBe(200);
  });

  test('who has not the code learns nothing of the factor', async () => {
    await codeByText();
    expect((await byPhone('x')).body.errorCode).toBe('identity.code_wrong');
  });

  test('by mail likewise; a code to the same mailbox would show nothing new', async () => {
    const link = await tokenByMail();
    expect(refusal(await byLink(link))).toEqual(required);
    const again = { method: 'email', answer: '123456' };
    expect(refusal(await byLink(link, { proof: again }))).toEqual([422, 'identity.method_not_offered', 'method']);
    const proof = { method: 'recovery', answer: recoveryCodes[3] };
    expect((await byLink(link, { proof })).status).toBe(200);
    expect((await logInWith(next)).body.value).toMatchObject({ verification: { reason: 'second_factor' } });
  });

  test('a passkey does, over a challenge of who is not logged in', async () => {
    const key = createAuthenticator('http://localhost:4100');
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    const begun = { token, body: { password: demoPassword, proof }, encrypted: true };
    const options = await call(rooms, 'POST', '/wps/v2/member/factors/passkeys/options', begun);
    const response = key.create(options.body.value as PublicKeyCredentialCreationOptionsJSON);
    await call(rooms, 'POST', '/wps/v2/member/factors/passkeys', { token, body: { name: 'Llave', response } });
    const asked = await call(rooms, 'POST', '/wps/session/login/passkey/options', { body: {} });
    const signed = { method: 'passkey', answer: JSON.stringify(key.sign(asked.body.value)) };
    expect((await byLink(await tokenByMail(), { proof: signed })).status).toBe(200);
  });
});
