import { randomUUID } from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { createServerTranslator } from '@quetzal/i18n/server';
import { afterAll, beforeAll } from 'vitest';
import { createLookupPool } from '#kernel/database/lookup-pool.ts';
import type { Database } from '#kernel/database/database.ts';
import type { EventName, Events } from '#kernel/events/events.ts';
import { createCountryOf } from '#kernel/geo/country-of.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createBodyEncryption } from '#kernel/http/encryption.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createPeople, type PeopleDeps } from '#main/people.ts';
import { peopleRoutes } from '#main/people-doors.ts';
import { agentRoutes, createAgents } from '#modules/agents';
import { announcementRoutes, createAnnouncementPictures, createAnnouncements } from '#modules/announcements';
import { createGames, gameRoutes } from '#modules/games';
import { createBatchPoster, createLedger, houseAccount, type Ledger, playerAccount } from '#modules/ledger';
import type { LimitsDeps } from '#modules/limits';
import { outboxSender } from '#modules/messages';
import { recordRoutes } from '#modules/records';
import { createVisitorGate, type Sites, siteRoutes } from '#modules/site';
import { vendorRoutes } from '#modules/vendors';
import { bonusRoutes, createBetPoster, createBonuses, createWallet, moneyDaysOf } from '#modules/wallet';
import { phoneMarks } from './phone-marks.ts';
import type { TestDatabase } from './database.ts';
import { demoClock, demoPassword, demoVault } from './demo-template.ts';

export { demoPassword };
export const solarisSecret = 'only-for-tests-solaris';

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
  /** The cookies of a browser by name: sent along, and kept up to date. */
  jar?: Map<string, string>;
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

/** What a test file's rooms have that others do not. */
interface RoomOptions {
  register?: LimitsDeps['register'];
  thirdParties?: PeopleDeps['thirdParties'];
  phones?: PeopleDeps['phones'];
  moneyAtVendors?: PeopleDeps['moneyAtVendors'];
  drawCaptcha?: PeopleDeps['drawCaptcha'];
  senders?: Partial<PeopleDeps['senders']>;
  /** Where failures in the background go; left out, they fail the test. */
  onError?: (error: unknown) => void;
}

/** Puts money into a member's cash, as a settled deposit does. */
function fundIn({ db, ledger, siteId }: { db: Database; ledger: Ledger; siteId: string }) {
  return async (memberId: string, amount: bigint): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const names = [houseAccount(siteId, 'MXN', 'payment_clearing'), playerAccount(memberId, 'MXN', 'cash')] as const;
      const [from, to] = await ledger.accountsFor(tx, names);
      const key = { scope: 'test', text: randomUUID() };
      await ledger.post(tx, { key, kind: 'deposit', reference: {}, transfers: [{ from, to, amount }] });
    });
  };
}

/** The headers stand for a proxy that knows where callers are, and who of them hides. */
const places = { GEO_HEADER: 'x-country', PROXY_HEADER: 'x-concealed', GEO_DATABASE: 'none', TRUST_PROXY: true };

async function demoSiteId(sites: Sites): Promise<string> {
  const site = await sites.find({ merchantCode: 'quetzal', host: undefined });
  if (site === undefined) throw new Error('The demo is not there');
  return site.id;
}

async function buildRooms({ db, url }: TestDatabase, options: RoomOptions) {
  const { senders, onError = throwUnlessOver, ...outside } = options;
  const words = createServerTranslator();
  const time = { now: demoClock.now() };
  const clock = { now: () => time.now };
  const events = recordingEvents();
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  const encryption = await createBodyEncryption(JSON.stringify(await exportJWK(privateKey)));
  const ledger = createLedger({ clock });
  const people = createPeople({
    db,
    clock,
    events,
    ledger,
    ...outside,
    vault: demoVault(),
    words,
    senders: { sms: outboxSender, mail: outboxSender, ...senders },
    onError,
  });
  const { sites, members, identity, records } = people;
  const deps = { ...people, db, clock, ledger, events, onError };
  const wallet = createWallet({ ...deps, newId: randomUUID, providers: [], phoneMarks });
  const bonuses = createBonuses({ db, clock, ledger, sites, members, publishBalance: () => undefined, onError });
  const poster = createBatchPoster({ url, clock, onError });
  const lookups = createLookupPool({ url, connectionsMax: 2, onError });
  const bets = createBetPoster({ db, ledger, poster });
  const games = createGames({ db, clock, events, records, sites });
  const agents = createAgents({ db, clock });
  const siteId = await demoSiteId(sites);
  const vendors = { db, clock, events, ...people, games, wallet, bets, lookups, onError };
  const secrets = new Map([
    ['SOL', solarisSecret],
    ['XOC', 'only-for-tests-xoco-1'],
  ]);
  const authenticator = { member: identity.member, operator: async () => undefined };
  const countryOf = createCountryOf(places);
  const api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    authenticator,
    sites,
    encryption,
    translate: words.error,
    trustProxy: true,
    visitors: createVisitorGate({ db, clock, sites, countryOf, authenticator }),
    checkReady: async () => undefined,
    routes: [
      siteRoutes({ sites, clock, countryOf, encryptionKey: encryption.publicKey }),
      ...peopleRoutes({ db, clock, people }),
      gameRoutes({ games, records, clock, sites }),
      recordRoutes({ records, sites, titles: games, moneyDays: (of) => moneyDaysOf(db, of) }),
      agentRoutes({ db, clock, agents, sites, members, records, titles: games }),
      bonusRoutes({ bonuses }),
      announcementRoutes({
        announcements: createAnnouncements({ db, clock }),
        pictures: createAnnouncementPictures({ db, clock }),
      }),
      vendorRoutes({ ...vendors, secrets, dialects: new Map() }),
    ],
  });
  return {
    api,
    db,
    time,
    clock,
    events,
    encryption,
    siteId,
    fund: fundIn({ db, ledger, siteId }),
    ...people,
    wallet,
    bonuses,
    games,
    ledger,
    poster,
    bets,
    lookups,
    onError,
  };
}

/**
 * Screens are told without anybody waiting for it, so the last of it may come after the file's database was closed, and a
 * connection that is just ending may hear that the database is dropped (57P01).
 */
export function throwUnlessOver(error: unknown): void {
  if ((error as { code?: string }).code === '57P01') return;
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
  const { token, body, encrypted = false, headers = {}, jar } = options;
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
      ...(jar === undefined ? {} : { cookie: Array.from(jar, (pair) => pair.join('=')).join('; ') }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  for (const { name, value, expires } of answer.cookies) {
    if (expires !== undefined && expires.getTime() === 0) jar?.delete(name);
    else jar?.set(name, value);
  }
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
export function useRooms(database: TestDatabase, options: RoomOptions = {}): Rooms {
  database.withDemo();
  const rooms = {} as Rooms & { api?: Api };
  beforeAll(async () => {
    Object.assign(rooms, await buildRooms(database, options));
  });
  afterAll(async () => {
    await rooms.api.close();
    await rooms.poster.close();
    await rooms.lookups.end();
  });
  return rooms;
}
