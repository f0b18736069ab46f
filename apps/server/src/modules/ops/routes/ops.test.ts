import { randomUUID } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole } from '#kernel/auth/operator-roles.ts';
import { AppError } from '#kernel/errors/app-error.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { type BodyEncryption, createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createLedger, houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import { createOps, type Ops, opsRoutes } from '#modules/ops';
import { useTestDatabase } from '#testing/database.ts';

const { db } = useTestDatabase();
const siteId = randomUUID();
const otherSiteId = randomUUID();
const statuses: number[] = [];
let now = new Date('2026-11-21T12:00:00Z');
let isClosed = false;
let api: Api;
let ops: Ops;
let encryption: BodyEncryption;

/** A site with one player, who has paid this in. */
async function openSite(id: string, merchantCode: string, { ledger, paid }: { ledger: Ledger; paid: bigint }) {
  const site = { id, merchant_code: merchantCode, name: 'Test', default_language: 'es', currency: 'MXN' };
  const rest = { time_zone: 'UTC', player_url: 'http://p.test', agent_url: 'http://a.test', settings: '{}' };
  await db
    .insertInto('site')
    .values({ ...site, ...rest })
    .execute();
  const memberId = randomUUID();
  const member = { id: memberId, site_id: id, account: 'payer', nickname: 'payer', type: 0, currency: 'MXN' };
  await db
    .insertInto('member')
    .values({ ...member, created_at: now })
    .execute();
  await db.transaction().execute(async (tx) => {
    const [clearing, cash] = await ledger.accountsFor(tx, [
      houseAccount(`${id}/sandbox`, 'MXN', 'payment_clearing'),
      playerAccount(memberId, 'MXN', 'cash'),
    ] as const);
    const transfers = [{ from: clearing, to: cash, amount: paid }];
    await ledger.post(tx, { key: { scope: 'deposit', text: id }, kind: 'deposit', reference: {}, transfers });
  });
}

beforeAll(async () => {
  const clock = { now: () => now };
  const ledger = createLedger({ clock });
  const deposits = { listDeposits: async () => ({ deposits: [], total: 0 }) };
  const sites = { setStatus: async (_id: string, status: number) => void statuses.push(status) };
  ops = createOps({ db, clock, ledger, wallet: deposits, sites });
  await openSite(siteId, 'opstest', { ledger, paid: 5_000_000n });
  await openSite(otherSiteId, 'othertest', { ledger, paid: 9_990_000n });
  const operator = { username: 'ops', name: 'Ops', password: 'right-password', roles: everyRole };
  await db.transaction().execute((tx) => ops.saveOperator(tx, { siteId, ...operator }));
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  encryption = await createBodyEncryption(JSON.stringify(await exportJWK(privateKey)));
  const found = { id: siteId, merchantCode: 'opstest', defaultLanguage: 'es', modules: new Set<string>() };
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption,
    trustProxy: false,
    authenticator: { member: async () => undefined, operator: ops.operator },
    sites: { find: async () => found },
    translate: (code) => code,
    visitors: {
      admit: async (req) => {
        if (isClosed && req.routeOptions.config.isOpenWhileClosed !== true) throw new AppError('site.maintenance', 503);
      },
      locate: async () => undefined,
    },
    checkReady: async () => undefined,
    routes: [opsRoutes({ db, ops })],
  });
});
afterAll(() => api.close());

async function logIn(username: string, password: string, remoteAddress = '10.0.0.1') {
  const key = await importJWK(encryption.publicKey, 'ECDH-ES');
  const content = new TextEncoder().encode(JSON.stringify({ username, password }));
  const value = await new CompactEncrypt(content)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: encryption.publicKey.kid })
    .encrypt(key);
  const answer = await api.inject({ method: 'POST', url: '/ops/v1/session', payload: { value }, remoteAddress });
  return { status: answer.statusCode, json: answer.json<{ errorCode: string | null; value: { token: string } }>() };
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, token?: string, payload?: object) {
  const headers = token === undefined ? {} : { authorization: token };
  const answer = await api.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const { value, errorCode, field } = answer.json<{ value: unknown; errorCode: unknown; field?: unknown }>();
  return { status: answer.statusCode, value, refusal: [errorCode, field] };
}

describe('coming in', () => {
  test('the right password opens a session, in any case of the name', async () => {
    const { json } = await logIn('OPS', 'right-password');
    expect(await call('GET', '/ops/v1/ledger/trial-balance', json.value.token)).toMatchObject({ status: 200 });
  });

  test('401, the same for a wrong password and for nobody', async () => {
    const refused = { status: 401, json: { errorCode: 'ops.invalid_credentials' } };
    expect(await logIn('ops', 'wrong')).toMatchObject(refused);
    expect(await logIn('nobody', 'wrong')).toMatchObject(refused);
  });

  test('400 for a plain body', async () => {
    const payload = { username: 'ops', password: 'right-password' };
    const answer = await api.inject({ method: 'POST', url: '/ops/v1/session', payload });
    expect(answer.json()).toMatchObject({ errorCode: 'request_body_encrypted_required' });
  });

  test('429 after three failures from anywhere, even with the right password, until half an hour is over', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, at) => logIn('ops', 'wrong', `10.0.1.${at}`)));
    const locked = { status: 429, json: { errorCode: 'ops.locked' } };
    expect(await logIn('ops', 'right-password', '10.0.0.3')).toMatchObject(locked);
    now = new Date(now.getTime() + 29 * 60_000);
    expect(await logIn('ops', 'right-password')).toMatchObject(locked);
    now = new Date(now.getTime() + 2 * 60_000);
    expect(await logIn('ops', 'right-password')).toMatchObject({ status: 200 });
    const events = await db.selectFrom('event_report').select('action').where('component', '=', 'ops.staff').execute();
    expect(events.filter(({ action }) => action === 'locked')).toHaveLength(1);
  });

  test('right logins of one person side by side do not lock each other out', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => logIn('ops', 'right-password')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('a session ends when it is closed and when its eight hours are over', async () => {
    const [first, second] = [await logIn('ops', 'right-password'), await logIn('ops', 'right-password')];
    await call('DELETE', '/ops/v1/session', first.json.value.token);
    expect(await call('GET', '/ops/v1/deposits', first.json.value.token)).toMatchObject({ status: 401 });
    expect(await call('GET', '/ops/v1/deposits', second.json.value.token)).toMatchObject({ status: 200 });
    now = new Date(now.getTime() + 8 * 3_600_000);
    expect(await call('GET', '/ops/v1/deposits', second.json.value.token)).toMatchObject({ status: 401 });
  });
});

describe('at work', () => {
  test('the trial balance adds up what players and the house of the own site hold, and of no other', async () => {
    const { json } = await logIn('ops', 'right-password');
    expect((await call('GET', '/ops/v1/ledger/trial-balance', json.value.token)).value).toEqual({
      currencies: [
        {
          currency: 'MXN',
          debit: '500.00',
          credit: '500.00',
          balanced: true,
          playerLiability: '500.00',
          houses: [{ purpose: 'payment_clearing', ownerId: `${siteId}/sandbox`, balance: '-500.00' }],
        },
      ],
    });
  });

  test('closing the site is done and written down', async () => {
    const { json } = await logIn('ops', 'right-password');
    expect(await call('POST', '/ops/v1/site/status', json.value.token, { status: 1 })).toMatchObject({ status: 200 });
    expect(statuses).toEqual([1]);
    const actions = await db.selectFrom('operator_action').select(['action', 'details']).execute();
    expect(actions).toEqual([{ action: 'site.status', details: { siteId, status: 1, endsAt: null } }]);
  });

  test('a site opens again at a time that is still to come', async () => {
    const { json } = await logIn('ops', 'right-password');
    const before = statuses.length;
    const body = { status: 1, endsAt: now.toISOString() };
    expect(await call('POST', '/ops/v1/site/status', json.value.token, body)).toMatchObject({
      status: 422,
      refusal: ['request.time_past', 'endsAt'],
    });
    expect(statuses).toHaveLength(before);
  });

  test('somebody can come in to open a site that is closed', async () => {
    isClosed = true;
    const { status, json } = await logIn('ops', 'right-password');
    expect(status).toBe(200);
    expect(await call('POST', '/ops/v1/site/status', json.value.token, { status: 0 })).toMatchObject({ status: 200 });
    isClosed = false;
  });

  test.each([{ status: 3 }, {}, { status: 1, more: 1 }])('400 for %o', async (body) => {
    const { json } = await logIn('ops', 'right-password');
    expect(await call('POST', '/ops/v1/site/status', json.value.token, body)).toMatchObject({ status: 400 });
  });

  test('401 for everyone else', async () => {
    expect(await call('GET', '/ops/v1/ledger/trial-balance')).toMatchObject({ status: 401 });
    expect(await call('POST', '/ops/v1/site/status', 'made-up', { status: 1 })).toMatchObject({ status: 401 });
  });
});
