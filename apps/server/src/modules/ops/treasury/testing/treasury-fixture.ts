import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { everyPermission } from '#kernel/auth/permissions.ts';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createLedger, type Ledger } from '#modules/ledger';
import type { Limits } from '#modules/limits';
import { createMembers } from '#modules/members';
import { treasuryRoutes } from '#modules/ops';
import {
  createDepositReviews,
  createFundsTransfers,
  createStatements,
  createWallet,
  type PaymentProvider,
  sandboxDepositMethods,
  type Wallet,
} from '#modules/wallet';
import { limitsFor } from '#testing/limits.ts';
import { throwUnlessOver } from '#testing/rooms.ts';
import { phoneMarks } from '#testing/phone-marks.ts';

/** The operators' calls about money over HTTP, with two sites and an operator of each. */
export interface TreasuryFixture {
  api: Api;
  ledger: Ledger;
  wallet: Wallet;
  limits: Limits;
  /** What members' screens were told. */
  published: string[];
  now: Date;
  siteId: string;
  otherSiteId: string;
  /** Opens one more site, with two operators for `call`. */
  site(): Promise<{ siteId: string; first: string; second: string }>;
  /** Opens a member of a site. */
  member(siteId: string): Promise<string>;
  /** Calls as the operator of a site, or as one of those that `site` opened; nobody when it is left out. */
  call(method: 'GET' | 'POST', url: string, who?: string, body?: object): Promise<{ status: number; json: Answer }>;
}

interface Answer {
  errorCode: string | null;
  params: object | null;
  value: never;
}

async function insertSite(db: Database): Promise<string> {
  const id = randomUUID();
  const site = { id, merchant_code: `t${id.slice(0, 8)}`, name: 'Test', default_language: 'es', currency: 'MXN' };
  const rest = { time_zone: 'UTC', player_url: 'http://p.test', agent_url: 'http://a.test', settings: '{}' };
  await db
    .insertInto('site')
    .values({ ...site, ...rest })
    .execute();
  return id;
}

async function insertOperator(db: Database, siteId: string): Promise<OperatorPrincipal> {
  const operatorId = randomUUID();
  const username = `o${operatorId.slice(0, 8)}`;
  const row = { id: operatorId, site_id: siteId, username, name: 'Ops', password_hash: 'none', created_at: new Date() };
  await db.insertInto('operator').values(row).execute();
  return { sessionId: randomUUID(), operatorId, name: 'Ops', permissions: everyPermission };
}

/** A provider that opens payments and is never asked again: tests say by themselves what it tells. */
const provider: PaymentProvider = {
  code: 'sandbox',
  createPayment: async ({ depositId }) => ({
    paymentId: `p-${depositId}`,
    checkoutUrl: 'http://pay.test/',
    instructions: { kind: 'redirect' },
  }),
  findPayment: async () => undefined,
  cancelPayment: async () => Promise.reject(new Error('No phone was asked')),
  repeatRequest: async () => Promise.reject(new Error('No phone was asked')),
  readEvent: () => 'unsigned',
};

/** Builds the fixture before the file's tests and takes it down after them. */
export function useTreasury(db: Database): TreasuryFixture {
  const fixture = { now: new Date('2026-11-21T12:00:00Z'), published: [] as string[] } as TreasuryFixture;
  const clock = { now: () => fixture.now };
  const operators = new Map<string, OperatorPrincipal>();
  const sites = { byId: async () => ({ currency: 'MXN', playerUrl: 'http://p.test', timeZone: 'UTC' }) };
  beforeAll(async () => {
    fixture.siteId = await insertSite(db);
    fixture.otherSiteId = await insertSite(db);
    for (const siteId of [fixture.siteId, fixture.otherSiteId]) operators.set(siteId, await insertOperator(db, siteId));
    fixture.ledger = createLedger({ clock });
    fixture.limits = limitsFor({ db, clock, ledger: fixture.ledger, sites });
    const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    const events = { publish: (name: string) => fixture.published.push(name) };
    const { ledger, limits } = fixture;
    const newId = randomUUID;
    const onError = throwUnlessOver;
    fixture.wallet = createWallet({
      db,
      clock,
      newId,
      ledger,
      events,
      sites,
      members: createMembers({ db, clock }),
      limits,
      providers: [provider],
      phoneMarks,
      onError,
    });
    const { publishBalance, saveMethods } = fixture.wallet;
    const reviews = createDepositReviews({ db, clock, ledger, limits, sites, events, publishBalance });
    await db.transaction().execute((tx) => saveMethods(tx, fixture.siteId, sandboxDepositMethods('MXN')));
    const statements = createStatements({ db, clock, ledger, sites });
    const funds = createFundsTransfers({ db, clock, newId, ledger, sites });
    fixture.api = await buildApi({
      logger: createLogger({ level: 'silent', name: 'test' }),
      encryption: await createBodyEncryption(JSON.stringify(await exportJWK(privateKey))),
      trustProxy: false,
      authenticator: { member: async () => undefined, operator: async (token) => operators.get(token) },
      sites: { find: async () => undefined },
      translate: (code) => code,
      checkReady: async () => undefined,
      routes: [treasuryRoutes({ db, clock, statements, reviews, funds })],
    });
  });
  afterAll(() => fixture.api.close());
  fixture.site = async () => {
    const siteId = await insertSite(db);
    const [first, second] = [await insertOperator(db, siteId), await insertOperator(db, siteId)];
    for (const operator of [first, second]) operators.set(operator.operatorId, operator);
    await db.transaction().execute((tx) => fixture.wallet.saveMethods(tx, siteId, sandboxDepositMethods('MXN')));
    return { siteId, first: first.operatorId, second: second.operatorId };
  };
  fixture.member = async (siteId) => {
    const id = randomUUID();
    const account = `m${id.slice(0, 8)}`;
    const row = { id, site_id: siteId, account, nickname: account, type: 0, currency: 'MXN', created_at: fixture.now };
    await db.insertInto('member').values(row).execute();
    return id;
  };
  fixture.call = async (method, url, who, body) => {
    const headers = who === undefined ? {} : { authorization: who };
    const answer = await fixture.api.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: answer.statusCode, json: answer.json() };
  };
  return fixture;
}
