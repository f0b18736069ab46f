import { randomUUID } from 'node:crypto';
import { createServerTranslator } from '@quetzal/i18n/server';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { limitsFor } from '#testing/limits.ts';
import { throwUnlessOver } from '#testing/rooms.ts';
import { createLedger, type Ledger } from '#modules/ledger';
import type { Limits } from '#modules/limits';
import { createMembers } from '#modules/members';
import {
  createSandboxProvider,
  createStatements,
  createWallet,
  sandboxDepositMethods,
  statementRoutes,
  type VendorHolding,
  type Wallet,
  walletRoutes,
} from '#modules/wallet';
import { phoneMarks } from '#testing/phone-marks.ts';
import { signatureOf } from '../provider/signature.ts';
import { countryGate } from './country-gate.ts';
import { insertMember, insertSite } from './people.ts';
import { type ProviderServer, startProviderServer } from './provider-server.ts';

const secret = 'only-for-this-test-file';
const webhookPath = '/wps/v2/payments/webhooks/sandbox';

/** The wallet over HTTP, with a provider on a real port and a clock that the test moves. */
export interface WalletFixture {
  api: Api;
  wallet: Wallet;
  ledger: Ledger;
  limits: Limits;
  provider: ProviderServer;
  siteId: string;
  now: Date;
  published: { name: string; memberId: string }[];
  /** Where every call comes from; left out where that is not known. */
  country?: string | undefined;
  /** Country codes of the site; left out where it serves every country. */
  servedCodes?: string[] | undefined;
  /** What every member holds with vendors. */
  vendorHoldings: VendorHolding[];
  /** Opens a member; the token is the member's id. */
  member(more?: Partial<Principal>): Promise<Principal>;
  call(method: 'GET' | 'POST', url: string, token?: string, body?: object): Promise<{ status: number; json: Answer }>;
  /** Sends an event as the provider would; `change` alters it after signing where a test wants that. */
  send(
    event: object,
    change?: { secret?: string; agedSeconds?: number; body?: string },
  ): Promise<{ status: number; json: Answer }>;
  /** Sends any text as an event, signed by the provider. */
  sendText(text: string): Promise<{ status: number; json: Answer }>;
}

interface Answer {
  success: boolean;
  errorCode: string | null;
  field?: string | null;
  params?: object | null;
  value: never;
}

async function build(db: Database, fixture: WalletFixture): Promise<void> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  fixture.provider = await startProviderServer();
  fixture.siteId = await insertSite(db);
  const clock = { now: () => fixture.now };
  const members = new Map<string, Principal>();
  const facts = { currency: 'MXN', playerUrl: 'http://player.test', timeZone: 'UTC' };
  const served = () => fixture.servedCodes?.map((countryDialingCode) => ({ countryDialingCode }));
  const sites = {
    byId: async () => {
      const countries = served();
      return countries === undefined ? facts : { ...facts, settings: { countries } };
    },
  };
  fixture.ledger = createLedger({ clock });
  fixture.limits = limitsFor({ db, clock, ledger: fixture.ledger, sites });
  fixture.wallet = createWallet({
    db,
    clock,
    sites,
    newId: randomUUID,
    ledger: fixture.ledger,
    members: createMembers({ db, clock }),
    limits: fixture.limits,
    events: { publish: (name, payload) => fixture.published.push({ name, ...(payload as { memberId: string }) }) },
    providers: [createSandboxProvider({ url: fixture.provider.url, secret, clock })],
    phoneMarks,
    onError: throwUnlessOver,
  });
  await db.transaction().execute((tx) => fixture.wallet.saveMethods(tx, fixture.siteId, sandboxDepositMethods('MXN')));
  fixture.member = async (more) => {
    const principal = await insertMember(db, fixture.siteId, more);
    members.set(principal.memberId, principal);
    return principal;
  };
  const site = { id: fixture.siteId, merchantCode: 'test', defaultLanguage: 'es', modules: new Set(['COMM3']) };
  fixture.api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    authenticator: { member: async (token) => members.get(token), operator: async () => undefined },
    sites: { find: async () => site },
    encryption: await createBodyEncryption(JSON.stringify(await exportJWK(privateKey))),
    translate: (code) => code,
    checkReady: async () => undefined,
    trustProxy: false,
    visitors: countryGate(fixture),
    routes: [
      statementRoutes({
        statements: createStatements({ db, clock, ledger: fixture.ledger, sites }),
        words: createServerTranslator(),
        transfers: { holdingsOf: async () => fixture.vendorHoldings },
        clock,
        sites,
      }),
      walletRoutes({ wallet: fixture.wallet, clock, sites, gameNames: async () => new Map([['fiesta', 'Fiesta']]) }),
    ],
  });
}

/** Each member has an address of their own, so that one file's calls do not use up the allowance of one address. */
function addressOf(token = '127.0.0.1'): string {
  const bytes = token.replaceAll('-', '').slice(-6).match(/../g) ?? [];
  return token.includes('.') ? token : ['10', ...bytes.map((hex) => String(Number.parseInt(hex, 16)))].join('.');
}

/** Builds the fixture before the file's tests and takes it down after them. */
export function useWallet(db: Database): WalletFixture {
  const fixture = {
    now: new Date('2026-11-21T12:00:00Z'),
    published: [] as WalletFixture['published'],
    vendorHoldings: [] as VendorHolding[],
  } as WalletFixture;
  beforeAll(() => build(db, fixture));
  afterAll(async () => {
    await fixture.api.close();
    await fixture.provider.close();
  });
  fixture.call = async (method, url, token, body) => {
    const headers = token === undefined ? {} : { authorization: token };
    const remoteAddress = addressOf(token);
    const payload = body === undefined ? {} : { payload: body };
    const answer = await fixture.api.inject({ method, url, headers, remoteAddress, ...payload });
    return { status: answer.statusCode, json: answer.json() };
  };
  fixture.send = (event, change = {}) => sendText(JSON.stringify(event), change);
  fixture.sendText = (text) => sendText(text);
  async function sendText(body: string, change: NonNullable<Parameters<WalletFixture['send']>[1]> = {}) {
    const timestampSeconds = Math.floor(fixture.now.getTime() / 1000) - (change.agedSeconds ?? 0);
    const signed = { method: 'POST', path: webhookPath, timestampSeconds, body };
    const answer = await fixture.api.inject({
      method: 'POST',
      url: webhookPath,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': String(timestampSeconds),
        'x-signature': signatureOf(change.secret ?? secret, signed),
      },
      payload: change.body ?? body,
    });
    return { status: answer.statusCode, json: answer.json() as Answer };
  }
  return fixture;
}
