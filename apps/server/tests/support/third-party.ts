import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createFacebookProvider, createOpenIdProvider, type ThirdPartyProvider } from '#modules/identity';
import type { TestDatabase } from './database.ts';
import { type FacebookServer, startFacebookServer } from './facebook-server.ts';
import { type OpenIdServer, startOpenIdServer, walkThrough } from './openid-server.ts';
import { passMinutes } from './people-at-the-door.ts';
import { type Answer, call, type Rooms, useRooms } from './rooms.ts';
import { changeSite } from './site-file.ts';

/** Where the player site of these tests is. */
export const own = 'http://localhost:4100';
export const thirdPartyPath = '/wps/v2/session/third-party';

/** What a browser gets for a page. */
export interface Page {
  status: number;
  location: string;
  cookie: string;
  setCookie: string;
}

/** A part of the query of the address that a page leads on to. */
export const param = (page: Page, name: string): string => new URL(page.location).searchParams.get(name) ?? '';

/** The rooms with two providers outside, and a browser that goes there and back. */
export interface Travels {
  rooms: Rooms;
  google: OpenIdServer;
  facebook: FacebookServer;
  /** What the rooms know of; a test may change it. */
  providers: ThirdPartyProvider[];
  /** What was logged. */
  failures: unknown[];
  /** Counts the tests: names and addresses are made of it. */
  number: number;
  /** Opens a page of ours as a browser does: by its host alone. */
  open(url: string, cookie?: string): Promise<Page>;
  /** To the provider and back; `tamper` changes the address on the way out. */
  travel(provider?: string, change?: { query?: string; tamper?: (url: URL) => URL }): Promise<Page>;
  exchange(ticket: string): Promise<Answer>;
  newcomer(ticket: string): Promise<Answer>;
  signUp(username: string, more: object): Promise<Answer>;
}

async function startProviders(travels: Travels): Promise<void> {
  const google = await startOpenIdServer(`${own}${thirdPartyPath}/google/callback`);
  const facebook = await startFacebookServer();
  const urls = { authorizationUrl: `${facebook.url}/dialog/oauth`, tokenUrl: `${facebook.url}/oauth/access_token` };
  Object.assign(travels, { google, facebook });
  travels.providers.push(
    createOpenIdProvider({ id: 'google', name: 'Google', ...google }),
    createFacebookProvider({
      id: 'facebook',
      name: 'Facebook',
      ...facebook,
      ...urls,
      userInfoUrl: `${facebook.url}/me`,
    }),
  );
}

/** Starts the providers before the file's tests; each test finds both switched on and somebody new at the first. */
export function useTravels(database: TestDatabase): Travels {
  const providers: ThirdPartyProvider[] = [];
  const failures: unknown[] = [];
  const rooms = useRooms(database, { thirdParties: providers, onError: (error) => failures.push(error) });
  const travels = { rooms, providers, failures, number: 0 } as unknown as Travels;
  beforeAll(() => startProviders(travels));
  afterAll(async () => {
    await travels.google.close();
    await travels.facebook.close();
  });
  beforeEach(async () => {
    const number = (travels.number += 1);
    failures.length = 0;
    passMinutes(rooms, 60);
    const email = `Ana${number}@correo.mx`;
    travels.google.visitor = { sub: `g-${number}`, email, email_verified: true, name: 'Ana López' };
    const registration = { email: { enabled: true, required: false } };
    await changeSite(rooms, {
      on: ['THIRDPARTYLOGIN3'],
      registration,
      settings: { thirdParty: ['google', 'facebook'] },
    });
  });

  travels.open = async (url, cookie = '') => {
    const answer = await rooms.api.inject({ method: 'GET', url, headers: { host: 'localhost:4100', cookie } });
    const setCookie = String(answer.headers['set-cookie'] ?? '');
    const { location = '' } = answer.headers;
    return { status: answer.statusCode, location: String(location), cookie: setCookie.split(';')[0] ?? '', setCookie };
  };
  travels.travel = async (provider = 'google', { query = '', tamper = (url: URL) => url } = {}) => {
    const start = await travels.open(`${thirdPartyPath}/${provider}/start${query}`);
    const outside = provider === 'google' ? travels.google.issuer : travels.facebook.url;
    const back = await walkThrough(tamper(new URL(start.location)).href, outside);
    return travels.open(back.replace(own, ''), start.cookie);
  };
  travels.exchange = (ticket) => call(rooms, 'POST', '/wps/session/exchange', { body: { ticket } });
  travels.newcomer = (ticket) => call(rooms, 'GET', `${thirdPartyPath}/registration?ticket=${ticket}`);
  travels.signUp = (username, more) => {
    const form = { username, birthday: '1990-01-01', acceptedTerms: true, ...more };
    return call(rooms, 'PUT', '/wps/member/register', { body: form, encrypted: true });
  };
  return travels;
}
