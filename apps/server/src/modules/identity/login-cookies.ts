import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '#modules/site';
import type { LoggedIn, LoginAnswer, LoginOrigin, LoginValue, LoginVerification } from './login.model.ts';
import { deviceCookie } from './login-origin.ts';

const deviceSeconds = 400 * 24 * 60 * 60;

/** What the cookies of a login go with. */
export interface LoginCall {
  req: FastifyRequest;
  reply: FastifyReply;
  site: Pick<Site, 'merchantCode' | 'playerUrl'>;
  origin: LoginOrigin;
}

type CookieSite = LoginCall['site'];

/** Behind `https` the cookies travel only there. Strict: a page of another site never sends them along. */
const common = ({ playerUrl }: CookieSite) =>
  ({ path: '/', sameSite: 'strict', secure: playerUrl.startsWith('https:') }) as const;

/** Names differ by merchant: two sites may be behind one host name. */
export const rememberCookie = ({ merchantCode }: Pick<Site, 'merchantCode'>): string => `remember_${merchantCode}`;
const lastUserCookie = ({ merchantCode }: CookieSite): string => `lastUser_${merchantCode}`;
const flagCookie = ({ merchantCode }: CookieSite): string => `rememberMe_${merchantCode}`;

/** Makes the browser forget who was remembered in it. */
export function forgetRemembered(reply: FastifyReply, site: CookieSite): void {
  for (const name of [rememberCookie(site), lastUserCookie(site), flagCookie(site)]) {
    reply.clearCookie(name, common(site));
  }
}

function putRemembered(
  reply: FastifyReply,
  site: CookieSite,
  { token, expiresAt, typedName }: NonNullable<LoggedIn['remembered']>,
): void {
  const until = { ...common(site), expires: expiresAt };
  reply.setCookie(rememberCookie(site), token, { ...until, httpOnly: true });
  reply.setCookie(flagCookie(site), '1', until);
  if (typedName !== undefined) reply.setCookie(lastUserCookie(site), typedName, until);
}

/** Puts what a login leaves in the browser into cookies, and answers what goes over the wire. A ticket leaves nothing. */
export function answerLogin(call: LoginCall, answer: LoggedIn): LoginValue;
export function answerLogin(call: LoginCall, answer: LoggedIn | LoginVerification): LoginAnswer;
export function answerLogin(
  { reply, site, origin }: LoginCall,
  answer: LoggedIn | LoginVerification,
): LoginValue | LoginAnswer {
  if ('verification' in answer) return answer;
  const { remembered, ...value } = answer;
  if (origin.deviceToken !== undefined) {
    const device = { ...common(site), path: '/wps', httpOnly: true, maxAge: deviceSeconds };
    reply.setCookie(deviceCookie, origin.deviceToken, device);
  }
  if (remembered === undefined) forgetRemembered(reply, site);
  else putRemembered(reply, site, remembered);
  return value;
}
