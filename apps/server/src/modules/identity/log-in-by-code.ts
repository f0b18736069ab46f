import type { Profiles } from '#modules/members';
import type { Site } from '#modules/site';
import { codeErrors } from './codes/codes.errors.ts';
import type { Codes } from './codes/codes.service.ts';
import { enter, type EntryDeps } from './enter.ts';
import type { LoggedIn, LoginOrigin, LoginVerification, Side } from './login.model.ts';

/** Somebody who has a telephone at hand: by the code that was sent to it, or by another service's word for it. */
export interface CodeLogin {
  /** `+525512345678`; left out with a token, which names the number. */
  mobile: string | undefined;
  code: string;
  /** The token of a service that sent the code itself. */
  idToken: string | undefined;
  side: Side;
  rememberMe: boolean;
  language: string;
}

/** Reads the number out of a token of a service that sends codes; refuses with the room's own errors. */
export interface PhoneTokens {
  /** `+525512345678` */
  numberOf(idToken: string): Promise<string>;
}

/** What a login by telephone is made of. */
export interface LogInByCodeDeps extends EntryDeps {
  codes: Pick<Codes, 'redeem'>;
  profiles: Pick<Profiles, 'holderOf'>;
  phoneTokens?: PhoneTokens | undefined;
}

/** One attempt by telephone. Refuses with `identity.code_*`, alike whether anybody has the number. */
export async function logInByCode(
  deps: LogInByCodeDeps,
  site: Site,
  login: CodeLogin,
  origin: LoginOrigin,
): Promise<LoggedIn | LoginVerification> {
  const { db, members, profiles } = deps;
  const mobile = await provenNumber(deps, site, login);
  const memberId = await profiles.holderOf(db, site.id, 'mobile', mobile);
  const member = memberId === undefined ? undefined : await members.byId(db, memberId);
  // Nobody has the number: whoever guessed the code that was never sent learns as much as with a wrong one.
  if (member === undefined) throw codeErrors.expired();
  const { side, rememberMe, language } = login;
  return enter(deps, { site, member, side, origin, language, rememberMe, way: 'sms' });
}

async function provenNumber(
  { codes, phoneTokens }: LogInByCodeDeps,
  site: Site,
  { mobile, code, idToken }: CodeLogin,
): Promise<string> {
  if (idToken !== undefined && phoneTokens !== undefined) return phoneTokens.numberOf(idToken);
  if (mobile === undefined || code === '') throw codeErrors.wrong();
  await codes.redeem({ site, purpose: 'login', channel: 'sms', to: mobile }, code);
  return mobile;
}
