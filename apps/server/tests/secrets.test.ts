import { randomBytes, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#kernel/http/api-instance.ts';
import { loggerOptions } from '#kernel/logging/logger.ts';
import { everyRole } from '#kernel/auth/operator-roles.ts';
import { createPlatform, type Platform } from '#main/platform.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { sandboxDepositMethods } from '#modules/wallet';
import { useTestDatabase } from '#testing/database.ts';
import { testConfig } from '#testing/platform-config.ts';

// A run in which every secret is a word that is found nowhere else; then everything that was written is searched for them.

const database = useTestDatabase();
const canary = (name: string): string => `Canary-${name}-${randomBytes(9).toString('hex')}`;
const secrets = {
  login: canary('login'),
  wrong: canary('wrong'),
  next: canary('next'),
  transaction: canary('transaction'),
  operator: canary('operator'),
  webhook: canary('webhook'),
  vendor: canary('vendor'),
  code: canary('code'),
  url: canary('url'),
  phone: '5598167243',
};
const written: string[] = [];
const answers: string[] = [];
const told: string[] = [];

let platform: Platform;
let api: Api;
let key: JWK & { kid: string };

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  const config = testConfig(database.url, {
    PAYMENT_WEBHOOK_SECRET: secrets.webhook,
    VENDOR_SECRETS: JSON.stringify({ SOL: secrets.vendor }),
  });
  const logger = pino(loggerOptions({ level: 'trace', name: 'test' }), sink);
  platform = await createPlatform({ config, clock: { now: () => new Date() }, logger });
  const { db, services } = platform;
  const urls = {
    playerSiteUrl: config.PLAYER_SITE_URL,
    agentSiteUrl: config.AGENT_SITE_URL,
    studioUrl: config.STUDIO_URL,
  };
  const { siteId } = await seedDemo({ db, ...services }, { demoPassword: secrets.login, now: new Date(), ...urls });
  const operator = { siteId, username: 'ops', name: 'Ops', password: secrets.operator, roles: everyRole };
  await db.transaction().execute((tx) => services.ops.saveOperator(tx, operator));
  await db.transaction().execute((tx) => services.wallet.saveMethods(tx, siteId, sandboxDepositMethods('MXN')));
  api = await platform.buildApi();
  const status = await api.inject({ url: '/wps/system/status', headers: { merchant: 'quetzal' } });
  key = status.json<{ value: { encryptionKey: JWK & { kid: string } } }>().value.encryptionKey;
  await run();
}, 120_000);

afterAll(async () => {
  await api.close();
  await platform.close();
});

async function seal(body: object): Promise<{ value: string }> {
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid } as const;
  const plain = new TextEncoder().encode(JSON.stringify(body));
  return { value: await new CompactEncrypt(plain).setProtectedHeader(header).encrypt(await importJWK(key, 'ECDH-ES')) };
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, sent: { token?: string; body?: object } = {}) {
  const { token, body } = sent;
  const answer = await api.inject({
    method,
    url,
    headers: { merchant: 'quetzal', ...(token === undefined ? {} : { authorization: token }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  answers.push(answer.body, JSON.stringify({ ...answer.headers, 'set-cookie': undefined }));
  const { value } = answer.json<{ value: { token?: string } | null }>();
  if (typeof value?.token === 'string') told.push(value.token);
  return { status: answer.statusCode, token: value?.token ?? '' };
}

/** What people do with secrets, right and wrong, plain and sealed, and what goes wrong with them. */
async function run(): Promise<void> {
  const login = (password: string) => ({ username: 'carla.mendez', password, type: 'username', side: 'member' });
  const { token } = await call('POST', '/wps/session/login', { body: await seal(login(secrets.login)) });
  expect(token).not.toBe('');
  await call('POST', '/wps/session/login', { body: await seal(login(secrets.wrong)) });
  // A client that forgot to seal, one that sealed badly, one that put a secret where nobody expects it.
  await call('POST', '/wps/session/login', { body: login(secrets.wrong) });
  await call('POST', '/wps/session/login', { body: { value: `${secrets.wrong}.b.c.d.e` } });
  await call('POST', '/wps/session/login', { body: await seal({ ...login(secrets.login), surplus: secrets.code }) });
  await call('GET', `/wps/member/info?token=${secrets.url}`, { token });
  await call('GET', `/wps/member/info`, { token: secrets.url });
  const first = { loginPassword: secrets.login, password: secrets.transaction };
  await call('POST', '/wps/v2/wallets/transaction-password', { token, body: await seal(first) });
  const change = { oldPassword: secrets.login, newPassword: secrets.next, confirmNewPassword: secrets.next };
  await call('POST', '/wps/member/password', { token, body: await seal(change) });
  const reset = { mobileNum: '5511112222', verificationCode: secrets.code, newPassword: secrets.next };
  await call('POST', '/wps/member/password/verification', { body: await seal(reset) });
  const ops = await call('POST', '/ops/v1/session', {
    body: await seal({ username: 'ops', password: secrets.operator }),
  });
  await call('POST', '/ops/v1/session', { body: await seal({ username: secrets.wrong, password: secrets.wrong }) });
  await call('GET', '/ops/v1/ledger/trial-balance', { token: ops.token });
  const deposit = { methodCode: 'wallet', amount: '500.00' };
  const asked = { ...deposit, requestId: randomUUID(), phone: secrets.phone };
  // The provider is away here, once for a new request and once for the same.
  expect((await call('POST', '/wps/v2/wallets/deposits', { token, body: asked })).status).toBe(503);
  expect((await call('POST', '/wps/v2/wallets/deposits', { token, body: asked })).status).toBe(503);
  const mistyped = { ...deposit, requestId: randomUUID(), phone: `${secrets.phone}0` };
  expect((await call('POST', '/wps/v2/wallets/deposits', { token, body: mistyped })).status).toBe(422);
  await call('POST', '/wps/v2/wallets/deposits', { token, body: { ...asked, surplus: secrets.phone } });
  await call('POST', '/wps/v2/payments/webhooks/sandbox', { body: { secret: secrets.webhook } });
}

const found = (texts: readonly string[], words: readonly string[]): string[] =>
  words.filter((word) => texts.some((text) => text.includes(word)));

describe('after a run with every kind of secret', () => {
  it('none is in the logs, at their most talkative', () => {
    expect(written.length).toBeGreaterThan(0);
    expect(found(written, [...Object.values(secrets), ...told])).toEqual([]);
  });

  it('none is in an answer or a refusal', () => {
    expect(found(answers, Object.values(secrets))).toEqual([]);
  });

  it('none is in the OpenAPI document', () => {
    expect(found([JSON.stringify(api.swagger())], Object.values(secrets))).toEqual([]);
  });

  it('none is in the database in clear, nor is a token of a session', async () => {
    // As the owner: the server itself may not read everything.
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const { rows: tables } = await owner.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await owner.query<{ line: string }>(`select t::text as line from "${name}" t`);
      texts.push(...rows.map(({ line }) => line));
    }
    await owner.end();
    expect(texts.some((text) => text.includes('carla.mendez'))).toBe(true);
    expect(found(texts, [...Object.values(secrets), ...told])).toEqual([]);
  });
});
