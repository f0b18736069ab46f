import type { Authenticator } from '#kernel/auth/principal.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Site } from '#modules/site';
import { type CaptchaDeps, type Captchas, createCaptchas } from './captcha/captcha.service.ts';
import type { Codes } from './codes/codes.service.ts';
import * as credentials from './credentials.store.ts';
import { completeLogin, enter, type EntryDeps } from './enter.ts';
import { createFreePlay, type FreePlay } from './free-play/free-play.service.ts';
import { type Login, logIn } from './log-in.ts';
import { type CodeLogin, logInByCode, type PhoneTokens } from './log-in-by-code.ts';
import { logInRemembered } from './log-in-remembered.ts';
import type { LoggedIn, LoginOrigin, LoginVerification, LoginWish, Verification } from './login.model.ts';
import { createLoginNotices, type LoginNotices } from './notices/notices.service.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions/own-sessions.service.ts';
import { createProtection, type Protection } from './protection/protection.service.ts';
import {
  createReauthentication,
  type Reauthentication,
  type ReauthenticationDeps,
} from './reauthentication/reauthentication.service.ts';
import { createRememberedBrowsers } from './remembered/remembered.service.ts';
import { createSessions } from './sessions.ts';
import { createSliders, type Sliders } from './slider/slider.service.ts';
import { createDeviceWork, type DeviceWork } from './slider/work.service.ts';
import { createTickets, type Tickets } from './tickets/tickets.service.ts';
import { createTransactionPasswords } from './transaction-passwords.ts';
import { createWelcomes, type Welcomes } from './welcome/welcome.service.ts';

type Entered = LoggedIn | LoginVerification;

/** Who may come in: login and sessions. */
export interface Identity extends Pick<Authenticator, 'member'> {
  /** Refuses alike, and as slowly, whether the name or the password is wrong. */
  logIn(site: Site, login: Login, origin: LoginOrigin): Promise<Entered>;
  /** By a code that was sent to a telephone. */
  logInByCode(site: Site, login: CodeLogin, origin: LoginOrigin): Promise<Entered>;
  /** By the token of a remembered browser. */
  logInRemembered(site: Site, token: string, call: { origin: LoginOrigin; language: string }): Promise<Entered>;
  /** Lets somebody in who has given one proof, or asks for the second. */
  enter(wish: LoginWish): Promise<Entered>;
  /** Lets somebody in who has given every proof; `verifiedBy` names the second one. */
  completeLogin(wish: LoginWish, verifiedBy?: string): Promise<LoggedIn>;
  /** Opens a session for somebody who has proven who they are; answers its token. */
  openSession(tx: Tx, memberId: string, side: 'member' | 'agent', origin: LoginOrigin): Promise<string>;
  /** Ends every session of a member but one, as when the password changes. */
  logOutElsewhere(memberId: string, keptSessionId: string): Promise<void>;
  /** Ends the session of a token, with its remembered browser; one that is over already is fine. */
  logOut(token: string): Promise<void>;
  /** Ends every session of a member, as when the account is closed. */
  logOutEverywhere(memberId: string): Promise<void>;
  /** Whether a login is still under way; what hangs on it, such as an open game, asks this. */
  isSessionLive(db: Reader, sessionId: string): Promise<boolean>;
  /** Since when the member of a login has been there; logins that follow one another within 15 minutes are one stay. */
  playingSince(db: Reader, sessionId: string): Promise<Date | undefined>;
  /** Counts playing as being there, for the logins of many. */
  keepSessionsAlive(db: Reader, sessionIds: readonly string[]): Promise<void>;
  /** Sets a password that was hashed with `hashPassword`; `isDefault` asks for a change at the first login. */
  setPassword(tx: Tx, memberId: string, credential: { passwordHash: string; isDefault: boolean }): Promise<void>;
  captchas: Captchas;
  sliders: Sliders;
  deviceWork: DeviceWork;
  protection: Protection;
  tickets: Tickets;
  freePlay: FreePlay;
  ownSessions: OwnSessions;
  loginNotices: LoginNotices;
  welcomes: Welcomes;
  reauthentication: Reauthentication;
}

/** What the room is made of; `members` has the accounts that credentials belong to. */
export interface IdentityDeps {
  db: Database;
  clock: Clock;
  events: Events;
  vault: Vault;
  members: Members;
  profiles: Profiles;
  messages: Pick<Messages, 'send'>;
  codes: Codes;
  /** Left out where nobody asks for a second proof. */
  verification?: Verification | undefined;
  /** Second factors, for who was away and has to prove who they are. */
  stepUp?: ReauthenticationDeps['factors'];
  /** Left out where no other service sends codes. */
  phoneTokens?: PhoneTokens | undefined;
  /** ISO 3166-1 alpha-2; left out where nobody knows where an address is. */
  countryOf?: ((ip: string) => string | undefined) | undefined;
  /** Told of everyone who comes in as a player, before the answer goes out. */
  atLogin?: (memberId: string) => Promise<void>;
  /** Draws the letters of a captcha; left out, the room does. */
  drawCaptcha?: CaptchaDeps['drawCaptcha'];
}

/** Wires the room. */
export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, verification, stepUp: factors } = deps;
  const learnAddress = verification && ((tx: Tx, id: string, ip: string) => verification.learnAddress(tx, id, ip));
  const sessions = createSessions({ ...deps, learnAddress });
  const rememberedBrowsers = createRememberedBrowsers({ db, clock, sessions });
  const notices = createLoginNotices({ ...deps, knowsAddresses: verification !== undefined });
  const captchas = createCaptchas(deps);
  const sliders = createSliders(deps);
  const protection = createProtection({ db, clock, captchas, sliders });
  const entry: EntryDeps = { ...deps, sessions, rememberedBrowsers, notices };
  const transactionPasswords = createTransactionPasswords(deps);

  return {
    member: sessions.principal,
    logIn: (site, login, origin) => logIn({ ...entry, protection }, site, login, origin),
    logInByCode: (site, login, origin) => logInByCode({ ...deps, ...entry }, site, login, origin),
    logInRemembered: (site, token, call) => logInRemembered(entry, site, token, call),
    enter: (wish) => enter(entry, wish),
    completeLogin: (wish, verifiedBy) => completeLogin(entry, wish, verifiedBy),
    openSession: (tx, memberId, side, origin) => sessions.open(tx, { memberId, side, origin }),
    logOut: sessions.revoke,
    logOutEverywhere: (memberId) => sessions.revokeAll(memberId),
    logOutElsewhere: sessions.revokeAll,
    isSessionLive: sessions.isLive,
    playingSince: sessions.playingSince,
    keepSessionsAlive: sessions.keepAlive,
    setPassword: (tx, memberId, credential) => credentials.upsertCredential(tx, memberId, credential, clock.now()),
    captchas,
    sliders,
    deviceWork: createDeviceWork(deps),
    protection,
    tickets: createTickets(entry),
    freePlay: createFreePlay({ ...deps, sessions }),
    ownSessions: createOwnSessions({ ...deps, sessions }),
    loginNotices: notices,
    welcomes: createWelcomes(deps),
    reauthentication: createReauthentication({ ...deps, sessions, transactionPasswords, factors }),
  };
}
