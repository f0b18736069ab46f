import { randomUUID } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { createServerTranslator } from '@quetzal/i18n/server';
import { afterAll, beforeAll } from 'vitest';
import { createLookupPool } from '#kernel/database/lookup-pool.ts';
import type { EventName, Events } from '#kernel/events/events.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { agentRoutes, createAgents } from '#modules/agents';
import { createGames, gameRoutes } from '#modules/games';
import { createIdentity, identityRoutes } from '#modules/identity';
import { createBatchPoster, createLedger, houseAccount, playerAccount } from '#modules/ledger';
import { createMembers, memberRoutes } from '#modules/members';
import { createRecords, recordRoutes } from '#modules/records';
import { createSite, siteRoutes } from '#modules/site';
import { vendorRoutes } from '#modules/vendors';
import { createBetPoster, createWallet } from '#modules/wallet';
import type { TestDatabase } from './database.ts';

/** The password of every account of the demo in tests. */
export const demoPassword = 'plumas-2026';
export const solarisSecret = 'only-for-tests-solaris';
const playerSiteUrl = 'http://localhost:4100';

/** An answer of the API as tests read it. */
export interface Answer {
  status: number;
  body: {
    success: boolean;
    value: never;
    errorCode: string | null;
    field: string | null;
    params: object | null;
    message: string;
  };
}

/** What a call sends beside its address. */
export interface CallOptions {
  token?: string;
  body?: unknown;
  /** Sends the body as a plain one although the call wants it encrypted, or encrypted. */
  encrypted?: boolean;
  headers?: Record<string, string>;
}

/** All rooms on one database, the demo in it, and a clock that stands still until the test moves it. */
export type Rooms = Awaited<ReturnType<typeof buildRooms>>;

function recordingEvents(): Events & { published: { name: EventName; payload: unknown }[] } {
  const published: { name: EventName; payload: unknown }[] = [];
  return {
    published,
    publish: (name, payload) => published.push({ name, payload }),
    subscribe: () => undefined,
    start: async () => undefined,
    close: async () => undefined,
  };
}

async function buildRooms({ db, url }: TestDatabase) {
  const time = { now: new Date('2026-11-21T12:00:00Z') };
  const clock = { now: () => time.now };
  const events = recordingEvents();
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  const encryption = await createBodyEncryption(JSON.stringify(await exportJWK(privateKey)));
  const sites = createSite({ db, clock, events });
  const members = createMembers({ db, clock });
  const identity = createIdentity({ db, clock, events, members });
  const ledger = createLedger({ clock });
  const onError = throwUnlessOver;
  const wallet = createWallet({ db, clock, newId: randomUUID, ledger, events, sites, providers: [], onError });
  const poster = createBatchPoster({ url, clock, onError });
  const lookups = createLookupPool({ url, connectionsMax: 2, onError });
  const bets = createBetPoster({ db, ledger, poster });
  const records = createRecords({ db });
  const games = createGames({ db, clock, records });
  const agents = createAgents({ db, clock });
  const options = {
    demoPassword,
    now: time.now,
    playerSiteUrl,
    agentSiteUrl: 'http://localhost:4200',
    studioUrl: 'http://localhost:4300',
  };
  const { siteId } = await seedDemo({ db, sites, members, identity, games }, options);
  const vendors = { db, clock, events, sites, identity, members, games, records, wallet, bets, lookups, onError };
  const secrets = new Map([
    ['SOL', solarisSecret],
    ['XOC', 'only-for-tests-xoco-1'],
  ]);
  const api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    authenticator: { member: identity.member, operator: async () => undefined },
    sites,
    encryption,
    translate: createServerTranslator().error,
    trustProxy: true,
    checkReady: async () => undefined,
    routes: [
      siteRoutes({ sites, clock, encryptionKey: encryption.publicKey }),
      identityRoutes({ sites, identity }),
      memberRoutes({ db, members }),
      gameRoutes({ games, records, clock }),
      recordRoutes({ records, sites, titles: games }),
      agentRoutes({ db, clock, agents, sites, members, records, titles: games }),
      vendorRoutes({ ...vendors, secrets, dialects: new Map() }),
    ],
  });

  /** Puts money into a member's cash, as a settled deposit does. */
  async function fund(memberId: string, amount: bigint): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const names = [houseAccount(siteId, 'MXN', 'payment_clearing'), playerAccount(memberId, 'MXN', 'cash')] as const;
      const [from, to] = await ledger.accountsFor(tx, names);
      const key = { scope: 'test', text: randomUUID() };
      await ledger.post(tx, { key, kind: 'deposit', reference: {}, transfers: [{ from, to, amount }] });
    });
  }
  return {
    api,
    db,
    time,
    clock,
    events,
    encryption,
    siteId,
    fund,
    sites,
    members,
    identity,
    wallet,
    records,
    games,
    ledger,
    poster,
    bets,
    lookups,
    onError,
  };
}

/** Screens are told without anybody waiting for it, so the last of it may come after the file's database was closed. */
export function throwUnlessOver(error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'driver has already been destroyed') throw error;
}

/** Encrypts a body as a browser does. */
async function sealed(rooms: Rooms, body: unknown): Promise<object> {
  const { publicKey } = rooms.encryption;
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid } as const;
  const key = await importJWK(publicKey, 'ECDH-ES');
  const text = new TextEncoder().encode(JSON.stringify(body));
  return { value: await new CompactEncrypt(text).setProtectedHeader(header).encrypt(key) };
}

/** Calls the API as a browser on the demo site does. */
export async function call(
  rooms: Rooms,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { token, body, encrypted = false, headers = {} } = options;
  const payload = body === undefined ? undefined : encrypted ? await sealed(rooms, body) : (body as object);
  const answer = await rooms.api.inject({
    method,
    url,
    headers: {
      merchant: 'quetzal',
      language: 'EN',
      ...(encrypted ? { encryption: 'JWE' } : {}),
      ...(token === undefined ? {} : { authorization: token }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Logs a demo account in; answers its token and id. */
export async function logIn(
  rooms: Rooms,
  username: string,
  side: 'member' | 'agent' = 'member',
): Promise<{ token: string; memberId: string }> {
  const body = { username, password: demoPassword, type: 'username', side };
  const answer = await call(rooms, 'POST', '/wps/session/login', { body, encrypted: true });
  const { token } = answer.body.value as { token: string };
  const principal = await rooms.identity.member(token);
  return { token, memberId: principal?.memberId ?? '' };
}

/** Makes an account as the registration form does; answers its token and id. */
export async function register(
  rooms: Rooms,
  username: string,
  more: object = {},
): Promise<{ token: string; memberId: string }> {
  const form = {
    username,
    password: demoPassword,
    confirmPassword: demoPassword,
    birthday: '1990-01-01',
    acceptedTerms: true,
  };
  const answer = await call(rooms, 'PUT', '/wps/member/register', { body: { ...form, ...more }, encrypted: true });
  const { token } = answer.body.value as { token: string };
  const principal = await rooms.identity.member(token);
  return { token, memberId: principal?.memberId ?? '' };
}

/** Builds the rooms before the file's tests and closes them after; the object is filled when the first test runs. */
export function useRooms(database: TestDatabase): Rooms {
  const rooms = {} as Rooms & { api?: Api };
  beforeAll(async () => {
    Object.assign(rooms, await buildRooms(database));
  });
  afterAll(async () => {
    await rooms.api.close();
    await rooms.poster.close();
    await rooms.lookups.end();
  });
  return rooms;
}
