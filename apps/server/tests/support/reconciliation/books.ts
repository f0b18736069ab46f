import { randomUUID } from 'node:crypto';
import { formatAmount } from '@quetzal/domain/money';
import type { FeedTransaction } from '@quetzal/vendor-kit/protocol';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { everyPermission } from '#kernel/auth/permissions.ts';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createReconciliation, type DialectKeys, type Reconciliation, reconciliationRoutes } from '#modules/vendors';
import type { TestDatabase } from '#testing/database.ts';
import { type LyingVendor, startLyingVendor } from './lying-vendor.ts';

/** What the vendors of these tests sign with. */
const secret = 'only-for-tests-solaris';

/** A movement that both sides know, as tests put it into our books and the vendor's. */
export interface Movement {
  txId: string;
  kind: FeedTransaction['type'];
  amount: bigint;
  state: FeedTransaction['state'];
  at: string;
  currency?: string;
  /** The free rounds that it is of. */
  grantId?: string;
}

/** Our books and a vendor's, a clock, and the reconciliation between them over HTTP; a new vendor for each test. */
export interface Books {
  now: Date;
  vendorCode: string;
  vendor: LyingVendor;
  reconciliation: Reconciliation;
  /** The dialects that vendors speak, by vendor code; a test puts the vendor of its own in. */
  dialects: Map<string, DialectKeys>;
  memberId: string;
  siteId: string;
  operatorId: string;
  /** Writes a movement into our books, and tells it as the vendor. */
  both(movement: Movement): Promise<void>;
  ours(movement: Movement): Promise<void>;
  theirs(movement: Movement, more?: Partial<FeedTransaction>): void;
  /** What the worker does every minute. */
  work(): Promise<void>;
  call(method: 'GET' | 'POST', url: string, body?: object, operator?: 'other' | 'none'): Promise<Answer>;
}

interface Answer {
  status: number;
  errorCode: string | null;
  value: never;
}

async function insertSite(db: TestDatabase['db'], merchantCode: string): Promise<string> {
  const id = randomUUID();
  const site = { id, merchant_code: merchantCode, name: 'Test', default_language: 'es', currency: 'MXN' };
  const rest = {
    time_zone: 'America/Mexico_City',
    player_url: 'http://p.test',
    agent_url: 'http://a.test',
    settings: '{}',
  };
  await db
    .insertInto('site')
    .values({ ...site, ...rest })
    .execute();
  return id;
}

/** An operator of a site. */
export async function insertOperator(db: TestDatabase['db'], siteId: string): Promise<OperatorPrincipal> {
  const operatorId = randomUUID();
  const username = `o${operatorId.slice(0, 8)}`;
  const row = { id: operatorId, site_id: siteId, username, name: 'Ops', password_hash: 'none', created_at: new Date() };
  await db.insertInto('operator').values(row).execute();
  return { sessionId: randomUUID(), operatorId, name: 'Ops', permissions: everyPermission };
}

const url = '/ops/v1/reconciliation';

/** Opens the books before the file's tests and closes them after. */
export function useBooks(database: TestDatabase): Books {
  const { db } = database;
  const dialects = new Map<string, DialectKeys>();
  const books = { now: new Date('2026-11-21T04:00:00Z'), dialects } as Books;
  const clock = { now: () => books.now };
  const secrets = new Map<string, string>();
  const operators = new Map<string, OperatorPrincipal>();
  let api: Api;
  let vendors = 0;

  beforeAll(async () => {
    books.siteId = await insertSite(db, 'quetzal');
    const otherSiteId = await insertSite(db, 'tucan');
    const [mine, other] = [await insertOperator(db, books.siteId), await insertOperator(db, otherSiteId)];
    operators.set('mine', mine).set('other', other);
    books.operatorId = mine.operatorId;
    books.memberId = randomUUID();
    const member = {
      id: books.memberId,
      account: 'ana',
      nickname: 'Ana',
      type: 0,
      currency: 'MXN',
      created_at: books.now,
    };
    await db
      .insertInto('member')
      .values({ ...member, site_id: books.siteId })
      .execute();
    books.reconciliation = createReconciliation({ db, clock, secrets, dialects, timeoutMs: 1_500 });
    const siteOf = async (operatorId: string) => (operatorId === mine.operatorId ? books.siteId : otherSiteId);
    const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    api = await buildApi({
      logger: createLogger({ level: 'silent', name: 'test' }),
      encryption: await createBodyEncryption(JSON.stringify(await exportJWK(privateKey))),
      trustProxy: false,
      authenticator: { member: async () => undefined, operator: async (token) => operators.get(token) },
      sites: { find: async () => undefined },
      translate: (code) => code,
      checkReady: async () => undefined,
      routes: [reconciliationRoutes({ reconciliation: books.reconciliation, siteOf })],
    });
  });
  afterAll(() => api.close());

  beforeEach(async () => {
    books.now = new Date('2026-11-21T04:00:00Z');
    books.vendorCode = `V${(vendors += 1)}`;
    books.vendor = await startLyingVendor({ secret, now: clock.now });
    secrets.clear();
    dialects.clear();
    secrets.set(books.vendorCode, secret);
    const vendor = { code: books.vendorCode, name: 'Vendor', base_url: books.vendor.baseUrl, game_types: ['RNG'] };
    await db.insertInto('vendor').values(vendor).execute();
  });
  afterEach(() => books.vendor.close());

  books.ours = async ({ txId, kind, amount, state, at, currency = 'MXN', grantId }) => {
    const names = { member_id: books.memberId, round_id: randomUUID(), grant_id: grantId ?? null };
    const facts = { ...names, payload_hash: 'x', currency, amount };
    await db
      .insertInto('vendor_transaction')
      .values({ vendor_code: books.vendorCode, tx_id: txId, kind, state, created_at: new Date(at), ...facts })
      .execute();
  };
  books.theirs = ({ txId, kind, amount, state, at, currency = 'MXN', grantId }, more = {}) => {
    const facts = {
      operatorId: 'quetzal',
      playerRef: books.memberId,
      amount: formatAmount({ currency, amount }),
      currency,
      ...(grantId === undefined ? {} : { freeRound: { grantId } }),
    };
    books.vendor.told.push({ type: kind, txId, state, at: new Date(at).toISOString(), ...facts, ...more });
  };
  books.both = async (movement) => {
    await books.ours(movement);
    books.theirs(movement);
  };
  books.work = async () => {
    for (const job of books.reconciliation.jobs) if (job.name === 'vendors.reconcile') await job.run();
  };
  books.call = async (method, path, body, operator) => {
    const headers = operator === 'none' ? {} : { authorization: operator ?? 'mine' };
    const payload = body === undefined ? {} : { payload: body };
    const answer = await api.inject({ method, url: `${url}${path}`, headers, ...payload });
    return { status: answer.statusCode, ...answer.json<{ errorCode: string | null; value: never }>() };
  };
  return books;
}
