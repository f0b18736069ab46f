import { randomBytes, randomUUID } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { everyPermission } from '#kernel/auth/permissions.ts';
import type { Principal } from '#kernel/auth/principal.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { type BodyEncryption, createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { hashPassword, type StepUp, type TransactionPasswords } from '#modules/identity';
import { createLedger, type Ledger } from '#modules/ledger';
import {
  createNumberVault,
  createSandboxPayouts,
  type NumberVault,
  createWithdrawals,
  sandboxPayoutMethods,
  type Withdrawals,
  withdrawalRoutes,
} from '#modules/wallet';
import { signatureOf } from '../../provider/signature.ts';
import { countryGate } from '../../testing/country-gate.ts';
import { insertMember, insertSite } from '../../testing/people.ts';
import { giveCash } from './money.ts';
import { type HeldPayout, type PayoutServer, startPayoutServer } from './payout-server.ts';
import { createToldPasswords, type Told } from './told-passwords.ts';

const secret = 'only-for-this-test-file';
const webhookPath = '/wps/v2/payouts/webhooks/sandbox';

/** Passwords of every member of these tests. */
export const loginPassword = 'login-password';
export const transactionPassword = 'pluma-194027';

/** A call's answer. */
export interface Answer {
  status: number;
  value: never;
  errorCode: string | null;
  field: string | null;
  params: Record<string, string | number> | null;
}

/** How an event differs from what an honest provider would send. */
export interface PayoutTelling {
  eventId?: string;
  payout?: Partial<HeldPayout>;
  secret?: string;
  agedSeconds?: number;
  /** What is sent instead of what was signed. */
  body?: string;
}

/** Paying out over HTTP, with a clock that the test moves. */
export interface WithdrawalsFixture {
  api: Api;
  encryption: BodyEncryption;
  withdrawals: Withdrawals;
  transactionPasswords: TransactionPasswords;
  ledger: Ledger;
  provider: PayoutServer;
  /** Asks nobody for a second factor, until a test says otherwise. */
  stepUp: Pick<StepUp, 'prove' | 'proveHeld'>;
  told: Told;
  /** What every member has told as their real name. */
  realName?: string | undefined;
  /** Where every call comes from; left out where that is not known. */
  country?: string | undefined;
  vault: NumberVault;
  /** What the vault seals with. */
  keys: { id: string; secret: Buffer };
  siteId: string;
  /** An operator of the site. */
  operatorId: string;
  now: Date;
  published: { name: string; memberId: string }[];
  /** Opens a member with a login password; the token is the member's id. */
  member(more?: Partial<Principal>): Promise<Principal>;
  /** Opens a member who has a transaction password. */
  memberWithPassword(): Promise<Principal>;
  /** Opens a member who has pesos to withdraw and a bank account to withdraw them to. */
  richMember(pesos?: bigint): Promise<Principal & { accountId: string }>;
  /** Asks for a withdrawal. */
  ask(member: Principal & { accountId: string }, more?: object): Promise<Answer>;
  /** Asks, and has an operator approve: the provider has the order afterwards. */
  askAndApprove(member: Principal & { accountId: string }, more?: object): Promise<string>;
  balance(memberId: string): Promise<{ cash: bigint; held: bigint }>;
  /** Sends an event about a withdrawal's payout as the provider would; `change` alters it. */
  tell(withdrawalId: string, state: string, change?: PayoutTelling): Promise<Answer>;
  runJobs(): Promise<void>;
  get(url: string, token?: string): Promise<Answer>;
  /** Sends a body encrypted, as clients do. */
  post(url: string, token: string | undefined, body: object, method?: 'POST' | 'PUT'): Promise<Answer>;
  /** Sends a body as it is. */
  postPlain(url: string, token: string | undefined, body: object): Promise<Answer>;
  later(ms: number): void;
}

/** Routes of other rooms that a test wants beside those of the wallet; operators' tokens are their ids. */
export type MoreRoutes = (fixture: WithdrawalsFixture, clock: { now: () => Date }) => Routes[];

async function build(db: Database, fixture: WithdrawalsFixture, more: MoreRoutes): Promise<void> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  fixture.encryption = await createBodyEncryption(JSON.stringify(await exportJWK(privateKey)));
  fixture.siteId = await insertSite(db);
  const clock = { now: () => fixture.now };
  const members = new Map<string, Principal>();
  const sites = { byId: async () => ({ currency: 'MXN', playerUrl: 'http://player.test', timeZone: 'UTC' }) };
  fixture.told = { facts: {}, sent: [] };
  const transactionPasswords = createToldPasswords(db, clock, fixture.told);
  fixture.transactionPasswords = transactionPasswords;
  fixture.provider = await startPayoutServer();
  fixture.keys = { id: 'test', secret: randomBytes(32) };
  fixture.vault = createNumberVault([fixture.keys]);
  fixture.ledger = createLedger({ clock });
  fixture.withdrawals = createWithdrawals({
    db,
    clock,
    newId: randomUUID,
    sites,
    ledger: fixture.ledger,
    events: { publish: (name, payload) => fixture.published.push({ name, ...(payload as { memberId: string }) }) },
    publishBalance: (memberId) => fixture.published.push({ name: 'wallet.balance', memberId }),
    vault: fixture.vault,
    realNameOf: async () => fixture.realName,
    providers: [createSandboxPayouts({ url: fixture.provider.url, secret, clock })],
    onError: (error) => {
      throw error;
    },
  });
  fixture.stepUp = { prove: async () => undefined, proveHeld: async () => undefined };
  fixture.operatorId = randomUUID();
  const operator = {
    id: fixture.operatorId,
    site_id: fixture.siteId,
    username: 'ops',
    name: 'Ops',
    password_hash: '-',
  };
  await db
    .insertInto('operator')
    .values({ ...operator, created_at: fixture.now })
    .execute();
  await db
    .transaction()
    .execute((tx) => fixture.withdrawals.savePayoutMethods(tx, fixture.siteId, sandboxPayoutMethods('MXN')));
  const passwordHash = await hashPassword(loginPassword);
  fixture.member = async (more) => {
    const principal = await insertMember(db, fixture.siteId, more);
    const credential = { member_id: principal.memberId, password_hash: passwordHash, changed_at: fixture.now };
    await db.insertInto('credential').values(credential).execute();
    members.set(principal.memberId, principal);
    return principal;
  };
  fixture.memberWithPassword = async () => {
    const principal = await fixture.member();
    await transactionPasswords.set(principal, {
      loginPassword,
      password: transactionPassword,
      prove: async () => undefined,
    });
    return principal;
  };
  const stepUp: WithdrawalsFixture['stepUp'] = {
    prove: (...asked) => fixture.stepUp.prove(...asked),
    proveHeld: (...asked) => fixture.stepUp.proveHeld(...asked),
  };
  const site = { id: fixture.siteId, merchantCode: 'test', defaultLanguage: 'es', modules: new Set(['COMM3']) };
  fixture.api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    authenticator: {
      member: async (token) => members.get(token),
      operator: async (token) => ({ sessionId: token, operatorId: token, name: 'Ops', permissions: everyPermission }),
    },
    sites: { find: async () => site },
    encryption: fixture.encryption,
    translate: (code) => code,
    checkReady: async () => undefined,
    trustProxy: false,
    visitors: countryGate(fixture),
    routes: [
      withdrawalRoutes({ withdrawals: fixture.withdrawals, transactionPasswords, stepUp }),
      ...more(fixture, clock),
    ],
  });
}

async function encrypted({ publicKey }: BodyEncryption, body: object): Promise<object> {
  const key = await importJWK(publicKey, 'ECDH-ES');
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(key);
  return { value };
}

/** Builds the fixture before the file's tests and takes it down after them. */
export function useWithdrawals(db: Database, more: MoreRoutes = () => []): WithdrawalsFixture {
  const fixture = {
    now: new Date('2026-11-21T12:00:00Z'),
    published: [] as WithdrawalsFixture['published'],
  } as WithdrawalsFixture;
  beforeAll(() => build(db, fixture, more));
  afterAll(async () => {
    await fixture.api.close();
    await fixture.provider.close();
  });
  let calls = 0;
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, token?: string, payload?: object) => {
    const headers = token === undefined ? {} : { authorization: token };
    // Each call from an address of its own: what one address may call in a minute is not what these tests are about.
    calls += 1;
    const remoteAddress = `10.1.${calls >> 8}.${calls & 255}`;
    const content = payload === undefined ? {} : { payload };
    const answer = await fixture.api.inject({ method, url, headers, remoteAddress, ...content });
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
  };
  fixture.get = (url, token) => call('GET', url, token);
  fixture.postPlain = (url, token, body) => call('POST', url, token, body);
  fixture.post = async (url, token, body, method = 'POST') =>
    call(method, url, token, await encrypted(fixture.encryption, body));
  addMoney(db, fixture);
  addTelling(db, fixture);
  fixture.later = (ms) => {
    fixture.now = new Date(fixture.now.getTime() + ms);
  };
  return fixture;
}

function addMoney(db: Database, fixture: WithdrawalsFixture): void {
  const url = '/wps/v2/wallets';
  fixture.richMember = async (pesos = 1_000n) => {
    const principal = await fixture.memberWithPassword();
    await giveCash(db, fixture.ledger, principal, pesos * 10_000n);
    const account = { kind: 'bank', holderName: 'José López', number: newClabe(), transactionPassword };
    const { value } = await fixture.post(`${url}/payout-accounts`, principal.memberId, account);
    return { ...principal, accountId: (value as { id: string }).id };
  };
  fixture.ask = (member, more = {}) => {
    const wish = { payoutAccountId: member.accountId, amount: '500.00', requestId: randomUUID(), transactionPassword };
    return fixture.post(`${url}/withdrawals`, member.memberId, { ...wish, ...more });
  };
  fixture.askAndApprove = async (member, more) => {
    const { id } = (await fixture.ask(member, more)).value as { id: string };
    const { siteId, operatorId } = fixture;
    await fixture.withdrawals.approve({ siteId, operatorId }, id);
    return id;
  };
  fixture.balance = async (memberId) => {
    const holdings = await fixture.ledger.holdingsOf(db, memberId);
    const of = (purpose: string) => holdings.find((holding) => holding.purpose === purpose)?.balance ?? 0n;
    return { cash: of('cash'), held: of('held') };
  };
  fixture.runJobs = async () => {
    for (const job of fixture.withdrawals.jobs) await job.run();
  };
}

/** A CLABE that no other member has. */
function newClabe(): string {
  const digits = Array.from({ length: 17 }, () => Math.trunc(Math.random() * 10));
  const sum = digits.reduce((total, digit, at) => total + ((digit * ([3, 7, 1][at % 3] ?? 0)) % 10), 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

function addTelling(db: Database, fixture: WithdrawalsFixture): void {
  fixture.tell = async (withdrawalId, state, change = {}) => {
    const withdrawals = db.selectFrom('withdrawal').select('payout_id').where('id', '=', withdrawalId);
    const { payout_id: id } = await withdrawals.executeTakeFirstOrThrow();
    const payout = { ...fixture.provider.payouts.get(id ?? ''), state, ...change.payout };
    const body = JSON.stringify({ eventId: change.eventId ?? randomUUID(), payout });
    const timestampSeconds = Math.floor(fixture.now.getTime() / 1000) - (change.agedSeconds ?? 0);
    const signed = { method: 'POST', path: webhookPath, timestampSeconds, body };
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': String(timestampSeconds),
      'x-signature': signatureOf(change.secret ?? secret, signed),
    };
    const payload = change.body ?? body;
    const answer = await fixture.api.inject({ method: 'POST', url: webhookPath, headers, payload });
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
  };
}
