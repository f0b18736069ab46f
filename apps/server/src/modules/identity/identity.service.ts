import type { Authenticator } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import type { Members } from '#modules/members';
import type { Site } from '#modules/site';
import * as credentials from './credentials.store.ts';
import { logIn, type LoggedIn, type Login } from './log-in.ts';
import { createSessions, type LoginOrigin } from './sessions.ts';

/** Who may come in: login and sessions. */
export interface Identity extends Pick<Authenticator, 'member'> {
  /** Refuses alike, and as slowly, whether the name or the password is wrong. */
  logIn(site: Site, login: Login, origin: LoginOrigin): Promise<LoggedIn>;
  /** Opens a session for somebody who has proven who they are; answers its token. */
  openSession(tx: Tx, memberId: string, side: 'member' | 'agent', origin: LoginOrigin): Promise<string>;
  /** Ends every session of a member but one, as when the password changes. */
  logOutElsewhere(memberId: string, keptSessionId: string): Promise<void>;
  /** Ends the session of a token; one that is over already is fine. */
  logOut(token: string): Promise<void>;
  /** Ends every session of a member, as when the account is closed. */
  logOutEverywhere(memberId: string): Promise<void>;
  /** Whether a login is still under way; what hangs on it, such as an open game, asks this. */
  isSessionLive(db: Reader, sessionId: string): Promise<boolean>;
  /** Since when the member of a login has been there; logins that follow one another within 15 minutes are one stay. */
  playingSince(db: Reader, sessionId: string): Promise<Date | undefined>;
  /** Counts playing as being there. */
  keepSessionAlive(db: Reader, sessionId: string): Promise<void>;
  /** Sets a password that was hashed with `hashPassword`; `isDefault` asks for a change at the first login. */
  setPassword(tx: Tx, memberId: string, credential: { passwordHash: string; isDefault: boolean }): Promise<void>;
}

/** Wires the room; `members` has the accounts that credentials belong to. */
export function createIdentity(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  members: Members;
  /** Told of everyone who comes in as a player, before the answer goes out. */
  atLogin?: (memberId: string) => Promise<void>;
}): Identity {
  const { db, clock, members, atLogin } = deps;
  const sessions = createSessions(deps);

  return {
    member: sessions.principal,
    logIn: (site, login, origin) => logIn({ db, clock, members, sessions, atLogin }, site, login, origin),
    openSession: sessions.open,
    logOut: sessions.revoke,
    logOutEverywhere: (memberId) => sessions.revokeAll(memberId),
    logOutElsewhere: sessions.revokeAll,
    isSessionLive: sessions.isLive,
    playingSince: sessions.playingSince,
    keepSessionAlive: sessions.keepAlive,
    setPassword: (tx, memberId, credential) => credentials.upsertCredential(tx, memberId, credential, clock.now()),
  };
}
