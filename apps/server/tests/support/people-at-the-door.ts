import type { SiteSettings } from '#modules/site';
import { type Answer, call, demoPassword, type Rooms } from './rooms.ts';
import { changeSite } from './site-file.ts';

/** The cookies of a browser, by name. */
export type Jar = Map<string, string>;

/** What an attempt has that others do not. */
export interface Attempt {
  password?: string;
  side?: 'member' | 'agent';
  ip?: string;
  jar?: Jar;
  userAgent?: string;
  /** More fields of the form. */
  more?: object;
}

/** One attempt to log in by name, from an address and in a browser. */
export function attempt(rooms: Rooms, username: string, options: Attempt = {}): Promise<Answer> {
  const { password = demoPassword, side = 'member', ip = '203.0.113.1', jar, userAgent, more = {} } = options;
  const headers = { 'x-forwarded-for': ip, ...(userAgent === undefined ? {} : { 'user-agent': userAgent }) };
  const body = { username, password, type: 'username', side, ...more };
  const browser = jar === undefined ? {} : { jar };
  return call(rooms, 'POST', '/wps/session/login', { body, encrypted: true, headers, ...browser });
}

/** Status and code of a refusal. */
export const refusalOf = ({ status, body }: Answer): [number, string | null] => [status, body.errorCode];

/** Lets time pass. */
export function passMinutes(rooms: Pick<Rooms, 'time'>, minutes: number): void {
  rooms.time.now = new Date(rooms.time.now.getTime() + minutes * 60_000);
}

/** What the demo site asks of people at its door. */
export async function protect(
  rooms: Pick<Rooms, 'sites' | 'siteId'>,
  change: Partial<SiteSettings['protection']>,
): Promise<void> {
  const { settings } = await rooms.sites.byId(rooms.siteId);
  const protection = { ...settings.protection, ...change };
  await changeSite(rooms, { on: ['CAPTCHA3', 'GEETEST3'], settings: { protection } });
}
