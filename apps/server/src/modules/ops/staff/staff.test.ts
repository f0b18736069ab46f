import { randomUUID } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type OperatorRole } from '#kernel/auth/operator-roles.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { type BodyEncryption, createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createLedger } from '#modules/ledger';
import { createOps, createStaff, opsRoutes, staffRoutes } from '#modules/ops';
import { useTestDatabase } from '#testing/database.ts';

const { db } = useTestDatabase();
const siteId = randomUUID();
const now = new Date('2026-11-22T12:00:00Z');
const adminPassword = 'admin-password-1';
let api: Api;
let encryption: BodyEncryption;
let admin: string;
let second: string;

beforeAll(async () => {
  const site = { id: siteId, merchant_code: 'stafftest', name: 'Test', default_language: 'es', currency: 'MXN' };
  const rest = { time_zone: 'UTC', player_url: 'http://p.test', agent_url: 'http://a.test', settings: '{}' };
  await db
    .insertInto('site')
    .values({ ...site, ...rest })
    .execute();
  const clock = { now: () => now };
  const wallet = { listDeposits: async () => ({ deposits: [], total: 0 }) };
  const sites = { setStatus: async () => undefined };
  const ops = createOps({ db, clock, ledger: createLedger({ clock }), wallet, sites });
  const first = { siteId, username: 'admin', name: 'Admin', password: adminPassword, roles: everyRole };
  const other = { ...first, username: 'second', name: 'Second' };
  await db.transaction().execute(async (tx) => {
    await ops.saveOperator(tx, first);
    await ops.saveOperator(tx, other);
  });
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  encryption = await createBodyEncryption(JSON.stringify(await exportJWK(privateKey)));
  const found = { id: siteId, merchantCode: 'stafftest', defaultLanguage: 'es', modules: new Set<string>() };
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption,
    trustProxy: false,
    authenticator: { member: async () => undefined, operator: ops.operator },
    sites: { find: async () => found },
    translate: (code) => code,
    checkReady: async () => undefined,
    routes: [opsRoutes({ db, ops }), staffRoutes({ staff: createStaff({ db, clock }) })],
  });
  admin = await tokenOf('admin', adminPassword);
  second = await tokenOf('second', adminPassword);
});
afterAll(() => api.close());

async function seal(body: object): Promise<{ value: string }> {
  const key = await importJWK(encryption.publicKey, 'ECDH-ES');
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: encryption.publicKey.kid })
    .encrypt(key);
  return { value };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call<V = unknown>(token: string, method: Method, url: string, payload?: object) {
  const answer = await api.inject({
    method,
    url: `/ops/v1${url}`,
    headers: token === '' ? {} : { authorization: token },
    ...(payload === undefined ? {} : { payload }),
  });
  const { value, errorCode } = answer.json<{ value: V; errorCode: string | null }>();
  return { status: answer.statusCode, value, errorCode };
}

const logIn = async (username: string, password: string) =>
  call<{ token: string; mustChangePassword: boolean }>('', 'POST', '/session', await seal({ username, password }));

async function tokenOf(username: string, password: string): Promise<string> {
  return (await logIn(username, password)).value.token;
}

const release = (token: string, username: string) =>
  call<{ password: string }>(token, 'POST', `/operators/${username}/password/release`);

/** The first password of a new operator, both halves of it. */
async function added(body: { username: string; name: string; roles: OperatorRole[] }): Promise<string> {
  const given = await call<{ password: string }>(admin, 'POST', '/operators', body);
  return given.value.password + (await release(second, body.username)).value.password;
}

/** A new operator who has chosen a password already. */
async function operator(username: string, roles: OperatorRole[]): Promise<{ token: string; password: string }> {
  const first = await added({ username, name: 'Somebody', roles });
  const token = await tokenOf(username, first);
  const password = `chosen-by-${username}-1`;
  await call(token, 'PUT', '/session/password', await seal({ oldPassword: first, newPassword: password }));
  return { token, password };
}

describe('a new operator', () => {
  test('can do nothing but change the first password, and then what the roles allow', async () => {
    const first = await added({ username: 'paula', name: 'Paula', roles: ['payments'] });
    const login = await logIn('paula', first);
    expect(login).toMatchObject({ status: 200, value: { mustChangePassword: true } });
    const { token } = login.value;
    expect(await call(token, 'GET', '/deposits')).toMatchObject({ status: 403, errorCode: 'session.not_allowed' });
    expect(await call(token, 'GET', '/session')).toMatchObject({ value: { username: 'paula', roles: ['payments'] } });
    const change = { oldPassword: first, newPassword: 'a password of her own' };
    expect(await call(token, 'PUT', '/session/password', await seal(change))).toMatchObject({ status: 200 });
    expect(await call(token, 'GET', '/deposits')).toMatchObject({ status: 200 });
    expect(await call(token, 'POST', '/site/status', { status: 1 })).toMatchObject({ status: 403 });
  });

  test('409 for a name that is taken, 400 for a role that does not exist', async () => {
    const body = { username: 'admin', name: 'Again', roles: [] };
    expect(await call(admin, 'POST', '/operators', body)).toMatchObject({
      status: 409,
      errorCode: 'ops.username_taken',
    });
    const odd = { username: 'other', name: 'Other', roles: ['root'] };
    expect(await call(admin, 'POST', '/operators', odd)).toMatchObject({ status: 400 });
  });

  test('the first password is kept nowhere in clear', async () => {
    const body = { username: 'secreta', name: 'S', roles: [] };
    const { value } = await call<{ password: string }>(admin, 'POST', '/operators', body);
    const rows = await db.selectFrom('event_report').selectAll().execute();
    const stored = await db.selectFrom('operator').selectAll().execute();
    expect(JSON.stringify([rows, stored])).not.toContain(value.password);
  });
});

describe('the own password', () => {
  test('422 when the old one is wrong or the new one is the same, 400 when it is short or plain', async () => {
    const { token, password } = await operator('quique', []);
    const change = async (oldPassword: string, newPassword: string) =>
      call(token, 'PUT', '/session/password', await seal({ oldPassword, newPassword }));
    expect(await change('wrong', 'another password')).toMatchObject({ status: 422, errorCode: 'ops.password_wrong' });
    expect(await change(password, password)).toMatchObject({ status: 422, errorCode: 'ops.password_same' });
    expect(await change(password, 'short')).toMatchObject({ status: 400 });
    const plain = { oldPassword: password, newPassword: 'another password' };
    expect(await call(token, 'PUT', '/session/password', plain)).toMatchObject({ status: 400 });
  });

  test('a change ends the other sessions', async () => {
    const { token, password } = await operator('rosa', ['payments']);
    const other = await tokenOf('rosa', password);
    await call(
      token,
      'PUT',
      '/session/password',
      await seal({ oldPassword: password, newPassword: 'quite another one' }),
    );
    expect(await call(other, 'GET', '/session')).toMatchObject({ status: 401 });
    expect(await call(token, 'GET', '/session')).toMatchObject({ status: 200 });
  });
});

describe('rights', () => {
  test('given and taken, they count at once and are reported with before and after', async () => {
    const { token } = await operator('tomas', []);
    expect(await call(token, 'GET', '/deposits')).toMatchObject({ status: 403 });
    await call(admin, 'PUT', '/operators/tomas/roles/payments');
    expect(await call(token, 'GET', '/deposits')).toMatchObject({ status: 200 });
    expect(await call(admin, 'DELETE', '/operators/tomas/roles/payments')).toMatchObject({ value: { roles: [] } });
    expect(await call(token, 'GET', '/deposits')).toMatchObject({ status: 403 });
    const [event] = await db
      .selectFrom('event_report')
      .select(['before', 'after', 'actor_kind'])
      .where('action', '=', 'role_given')
      .execute();
    expect(event).toMatchObject({ actor_kind: 'operator', before: { roles: [] }, after: { roles: ['payments'] } });
  });

  test('nobody changes their own, whatever they may', async () => {
    const refused = { status: 409, errorCode: 'ops.own_account' };
    expect(await call(admin, 'DELETE', '/operators/admin/roles/auditor')).toMatchObject(refused);
    expect(await call(admin, 'POST', '/operators/admin/disable', { reason: 'leaving' })).toMatchObject(refused);
  });

  test('only who manages operators does so; a reader of the record does not', async () => {
    const { token } = await operator('ursula', ['auditor']);
    expect(await call(token, 'GET', '/operators')).toMatchObject({ status: 200 });
    expect(await call(token, 'PUT', '/operators/tomas/roles/risk')).toMatchObject({ status: 403 });
    expect(await call(token, 'POST', '/operators', {})).toMatchObject({ status: 403 });
  });
});

describe('an account', () => {
  test('that is disabled is out at once, and in again when it is enabled', async () => {
    const { token, password } = await operator('vera', ['payments']);
    const disabled = await call(admin, 'POST', '/operators/vera/disable', { reason: 'left the company' });
    expect(disabled).toMatchObject({
      value: { state: 'disabled', disabledBy: 'admin', disabledReason: 'left the company' },
    });
    expect(await call(token, 'GET', '/session')).toMatchObject({ status: 401 });
    expect(await logIn('vera', password)).toMatchObject({ status: 403, errorCode: 'ops.account_closed' });
    expect(await call(admin, 'POST', '/operators/vera/enable')).toMatchObject({ value: { state: 'active' } });
    expect(await logIn('vera', password)).toMatchObject({ status: 200 });
  });

  test('that is locked is shown so, and unlocked by another', async () => {
    const { password } = await operator('walter', []);
    for (let failure = 0; failure < 3; failure += 1) await logIn('walter', 'wrong');
    expect(await logIn('walter', password)).toMatchObject({ status: 429 });
    const { value } = await call<{ content: { username: string; state: string }[] }>(admin, 'GET', '/operators');
    expect(value.content.find(({ username }) => username === 'walter')).toMatchObject({ state: 'locked' });
    expect(await call(admin, 'POST', '/operators/walter/unlock')).toMatchObject({ value: { state: 'active' } });
    expect(await logIn('walter', password)).toMatchObject({ status: 200 });
  });

  test('whose password was renewed has to choose another', async () => {
    const { token, password } = await operator('ximena', ['payments']);
    const { value } = await call<{ password: string }>(admin, 'POST', '/operators/ximena/password');
    expect(await call(token, 'GET', '/session')).toMatchObject({ status: 401 });
    expect(await logIn('ximena', password)).toMatchObject({ status: 401 });
    const { value: half } = await release(second, 'ximena');
    const login = await logIn('ximena', value.password + half.password);
    expect(login).toMatchObject({ value: { mustChangePassword: true } });
    expect(await call(login.value.token, 'GET', '/deposits')).toMatchObject({ status: 403 });
  });

  test('whose password was given lets in nobody who knows one half of it', async () => {
    await operator('yara', ['payments']);
    const { value } = await call<{ password: string }>(admin, 'POST', '/operators/yara/password');
    expect(await logIn('yara', value.password)).toMatchObject({ status: 401 });
    const { value: half } = await release(second, 'yara');
    expect(await logIn('yara', value.password)).toMatchObject({ status: 401 });
    expect(await logIn('yara', half.password)).toMatchObject({ status: 401 });
    await call(admin, 'POST', '/operators/yara/unlock');
    expect(await logIn('yara', value.password + half.password)).toMatchObject({ status: 200 });
  });

  test('whose password was given waits for another operator than its giver, who releases it once', async () => {
    await operator('zoe', []);
    expect(await release(second, 'zoe')).toMatchObject({ status: 409, errorCode: 'ops.release_needless' });
    await call(admin, 'POST', '/operators/zoe/password');
    expect(await release(admin, 'zoe')).toMatchObject({ status: 409, errorCode: 'ops.release_own' });
    const { value } = await call<{ content: object[] }>(admin, 'GET', '/operators');
    const waiting = { username: 'zoe', passwordGivenBy: 'admin', passwordWaits: true };
    expect(value.content).toContainEqual(expect.objectContaining(waiting));
    expect(await release(second, 'zoe')).toMatchObject({ status: 200 });
    expect(await release(second, 'zoe')).toMatchObject({ status: 409, errorCode: 'ops.release_needless' });
    const [event] = await db
      .selectFrom('event_report')
      .select(['actor_id', 'after'])
      .where('action', '=', 'password_released')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(event?.after).toMatchObject({ username: 'zoe', passwordGivenBy: 'admin' });
  });

  test('the record tells when and from where it was last used', async () => {
    const { value } = await call(admin, 'GET', '/session');
    expect(value).toMatchObject({ username: 'admin', lastLoginAt: now.toISOString(), lastLoginIp: '127.0.0.1' });
  });

  test('404 for one that does not exist', async () => {
    expect(await call(admin, 'POST', '/operators/nobody/unlock')).toMatchObject({ errorCode: 'ops.operator_unknown' });
  });
});
