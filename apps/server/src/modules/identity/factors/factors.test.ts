import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type App, nextCode, refusal, setUpApp } from '#testing/factors.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/v2/member/factors';
let number = 0;
let token = '';
let memberId = '';
let email = '';

beforeEach(async () => {
  number += 1;
  rooms.time.now = new Date(rooms.time.now.getTime() + 60 * 60_000);
  const { protection } = (await rooms.sites.byId(rooms.siteId)).settings;
  const registration = { email: { enabled: true, required: false } };
  await changeSite(rooms, { registration, settings: { protection: { ...protection, codeForChanges: false } } });
  email = `factor${number}@correo.mx`;
  ({ token, memberId } = await register(rooms, `factor${number}`, { email }));
});

const get = async () => (await call(rooms, 'GET', url, { token })).body.value as Record<string, unknown>;
const post = (path: string, body: object): Promise<Answer> =>
  call(rooms, 'POST', `${url}/${path}`, { token, body, encrypted: true });
const confirm = (code: string): Promise<Answer> => call(rooms, 'PUT', `${url}/totp`, { token, body: { code } });
const askCode = (method: string): Promise<Answer> =>
  call(rooms, 'POST', `${url}/proof/code`, { token, body: { method } });
const changePassword = (more: object = {}): Promise<Answer> => {
  const body = { oldPassword: demoPassword, newPassword: 'otra-cosa-91', confirmNewPassword: 'otra-cosa-91', ...more };
  return call(rooms, 'POST', '/wps/member/password', { token, body, encrypted: true });
};

describe('an authenticator app', () => {
  test('is begun with the password, counts from its first code on, and comes with ten recovery codes', async () => {
    expect(await get()).toEqual({
      totp: { enabled: false, since: null },
      passkeys: [],
      recoveryCodesLeft: 0,
      stepUp: [],
      held: [],
    });
    const { recoveryCodes } = await setUpApp(rooms, token);
    expect(new Set(recoveryCodes).size).toBe(10);
    const stepUp = ['totp', 'recovery'].map((method) => ({ method, hint: null }));
    const totp = { enabled: true, since: rooms.time.now.toISOString() };
    expect(await get()).toEqual({ totp, passkeys: [], recoveryCodesLeft: 10, stepUp, held: stepUp });
    expect(await latestTo(rooms, email)).toContain('authenticator app');
  });

  test('the secret is sealed, and of the recovery codes there are only hashes', async () => {
    const begun = await post('totp', { password: demoPassword });
    const { secret } = begun.body.value as { secret: string };
    const kept = await rooms.db.selectFrom('totp_factor').select('secret').execute();
    expect(kept.some((row) => row.secret.includes(secret))).toBe(false);
    const { recoveryCodes } = await setUpApp(rooms, token);
    const hashes = await rooms.db.selectFrom('recovery_code').select('code_hash').execute();
    expect(hashes.some(({ code_hash }) => recoveryCodes.includes(code_hash))).toBe(false);
  });

  test('a session without the password cannot begin one', async () => {
    expect(refusal(await post('totp', {}))).toEqual([422, 'identity.password_wrong', 'password']);
    expect(refusal(await post('totp', { password: 'no-es-esta' }))).toEqual([
      422,
      'identity.password_wrong',
      'password',
    ]);
  });

  test('a wrong first code leaves it pending; without a secret there is nothing to confirm', async () => {
    expect(refusal(await confirm('123456'))).toEqual([409, 'identity.totp_not_pending', null]);
    await post('totp', { password: demoPassword });
    expect(refusal(await confirm('000000'))).toEqual([422, 'identity.totp_wrong', 'code']);
    expect((await get())['totp']).toEqual({ enabled: false, since: null });
  });

  test('a second one is not begun over the first', async () => {
    await setUpApp(rooms, token);
    expect(refusal(await post('totp', { password: demoPassword }))).toEqual([409, 'identity.totp_is_on', null]);
  });

  test('goes with password and code, and the recovery codes with it', async () => {
    const { app } = await setUpApp(rooms, token);
    expect(refusal(await post('totp/removal', { password: demoPassword }))).toEqual([
      403,
      'identity.proof_required',
      'proof',
    ]);
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    expect((await post('totp/removal', { password: demoPassword, proof })).status).toBe(200);
    expect(await get()).toEqual({
      totp: { enabled: false, since: null },
      passkeys: [],
      recoveryCodesLeft: 0,
      stepUp: [],
      held: [],
    });
    expect(refusal(await post('totp/removal', { password: demoPassword }))).toEqual([404, 'request.not_found', null]);
  });
});

describe('a proof beside the password (T006)', () => {
  let app: App;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ app, recoveryCodes } = await setUpApp(rooms, token));
  });

  test('is asked for once there is a factor, and says which ways are open', async () => {
    const answer = await changePassword();
    expect(refusal(answer)).toEqual([403, 'identity.proof_required', 'proof']);
    expect(answer.body.params).toEqual({ methods: 'totp,recovery' });
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    expect((await changePassword({ proof })).status).toBe(200);
  });

  test('a code counts once: the one that set the app up, and any other', async () => {
    const first = { method: 'totp', answer: app.code() };
    expect(refusal(await changePassword({ proof: first }))).toEqual([422, 'identity.proof_wrong', 'proof']);
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    expect((await post('recovery-codes', { password: demoPassword, proof })).status).toBe(200);
    expect(refusal(await changePassword({ proof }))).toEqual([422, 'identity.proof_wrong', 'proof']);
  });

  test('a code of the half minute before or after counts, one further away does not', async () => {
    rooms.time.now = new Date(rooms.time.now.getTime() + 10 * 60_000);
    for (const [later, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      const proof = { method: 'totp', answer: app.code(later) };
      expect((await post('recovery-codes', { password: demoPassword, proof })).status, `${later}`).toBe(status);
    }
  });

  test('the same code at once from two sides counts for one of them', async () => {
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    const both = await Promise.all([1, 2].map(() => post('recovery-codes', { password: demoPassword, proof })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('a recovery code does in its place, once, however it is written', async () => {
    const [code = ''] = recoveryCodes;
    const proof = { method: 'recovery', answer: ` ${code.toLowerCase().replaceAll('-', ' ')}` };
    const { status, body } = await post('recovery-codes', { password: demoPassword, proof });
    expect(status).toBe(200);
    const { recoveryCodes: next } = body.value as { recoveryCodes: string[] };
    expect(next).toHaveLength(10);
    // The old ones are worth nothing once there are new ones.
    const old = { method: 'recovery', answer: recoveryCodes[1] };
    expect(refusal(await changePassword({ proof: old }))).toEqual([422, 'identity.proof_wrong', 'proof']);
    expect((await changePassword({ proof: { method: 'recovery', answer: next[0] } })).status).toBe(200);
    expect((await get())['recoveryCodesLeft']).toBe(9);
  });

  test('a code by text is no proof for who has an app', async () => {
    const proof = { method: 'sms', answer: '123456' };
    expect(refusal(await changePassword({ proof }))).toEqual([422, 'identity.method_not_offered', 'method']);
    expect(refusal(await askCode('email'))).toEqual([422, 'identity.method_not_offered', 'method']);
  });

  test('five wrong ones lock it for a while, right ones too; each is reported', async () => {
    const guess = { method: 'totp', answer: '000000' };
    for (let tries = 0; tries < 5; tries += 1) expect((await changePassword({ proof: guess })).status).toBe(422);
    const proof = { method: 'totp', answer: nextCode(rooms, app) };
    expect(refusal(await changePassword({ proof }))).toEqual([429, 'identity.locked', null]);
    const reports = rooms.db.selectFrom('event_report').select('id').where('action', '=', 'proof_failed');
    const rows = await reports
      .where('component', '=', 'identity.factors')
      .where('subject', '=', `member:${memberId}`)
      .execute();
    expect(rows).toHaveLength(5);
  });

  test('contacts and the end of the account ask for it as well', async () => {
    const contact = { channel: 'email', email: 'otro@correo.mx', password: demoPassword, verificationCode: '1' };
    const changed = await call(rooms, 'PUT', '/wps/v2/member/contacts', { token, body: contact, encrypted: true });
    expect(refusal(changed)).toEqual([403, 'identity.proof_required', 'proof']);
    const closed = await call(rooms, 'POST', '/wps/v2/member/closure', {
      token,
      body: { password: demoPassword },
      encrypted: true,
    });
    expect(refusal(closed)).toEqual([403, 'identity.proof_required', 'proof']);
  });
});

describe('what is held beside the password, for whom the password is never enough', () => {
  const owner = () => ({ id: memberId, siteId: rooms.siteId });
  const proveAddress = () =>
    rooms.db.transaction().execute((tx) => rooms.profiles.setContact(tx, owner(), { fact: 'email', value: email }));

  test('is nothing while an address was only typed: then nothing is proven, and no code goes there', async () => {
    expect((await get())['held']).toEqual([]);
    await expect(rooms.factors.stepUp.proveHeld(owner(), undefined)).rejects.toMatchObject({
      code: 'identity.nothing_to_prove_with',
    });
    expect(refusal(await askCode('email'))[1]).toBe('identity.method_not_offered');
  });

  test('is a proven address, whose code counts once, also where the site asks for no codes', async () => {
    await proveAddress();
    expect(await get()).toMatchObject({ stepUp: [], held: [{ method: 'email', hint: expect.any(String) }] });
    const prove = (answer?: string) =>
      rooms.factors.stepUp.proveHeld(owner(), answer === undefined ? undefined : { method: 'email', answer });
    await expect(prove()).rejects.toMatchObject({ code: 'identity.proof_required' });
    await askCode('email');
    const code = await codeIn(rooms, email);
    await expect(prove('x')).rejects.toMatchObject({ code: 'identity.proof_wrong' });
    await prove(code);
    await expect(prove(code)).rejects.toMatchObject({ code: 'identity.code_expired' });
  });

  test('is the app alone for who has one: a code to an address is weaker', async () => {
    await proveAddress();
    await setUpApp(rooms, token);
    expect((await get())['held']).toEqual(['totp', 'recovery'].map((method) => ({ method, hint: null })));
    expect(refusal(await askCode('email'))[1]).toBe('identity.method_not_offered');
  });
});

describe('where the site asks everybody for a code (T006)', () => {
  beforeEach(async () => {
    const site = await rooms.sites.byId(rooms.siteId);
    await changeSite(rooms, { settings: { protection: { ...site.settings.protection, codeForChanges: true } } });
  });

  test('an address that is only written somewhere proves nothing, so the password does', async () => {
    expect((await get())['stepUp']).toEqual([]);
    expect((await changePassword()).status).toBe(200);
  });

  test('a proven address gets a code, which counts once and for nothing else', async () => {
    await rooms.db
      .transaction()
      .execute((tx) =>
        rooms.profiles.setContact(tx, { id: memberId, siteId: rooms.siteId }, { fact: 'email', value: email }),
      );
    expect((await get())['stepUp']).toEqual([{ method: 'email', hint: 'f***@correo.mx' }]);
    expect(refusal(await changePassword())).toEqual([403, 'identity.proof_required', 'proof']);
    expect((await askCode('email')).body.value).toEqual({ expiredMinutes: 3 });
    const code = await codeIn(rooms, email);
    expect(refusal(await changePassword({ proof: { method: 'email', answer: 'x' } }))).toEqual([
      422,
      'identity.proof_wrong',
      'proof',
    ]);
    expect((await changePassword({ proof: { method: 'email', answer: code } })).status).toBe(200);
    const again = { oldPassword: 'otra-cosa-91', newPassword: 'y-otra-mas-92', confirmNewPassword: 'y-otra-mas-92' };
    expect(refusal(await changePassword({ ...again, proof: { method: 'email', answer: code } }))[1]).toBe(
      'identity.code_expired',
    );
  });
});
