import type { Authenticator } from '#kernel/auth/principal.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import type { Events } from '#kernel/events/events.ts';
import { memberTypes } from '@quetzal/domain/members';
import type { Member, Members } from '#modules/members';
import type { Site } from '#modules/site';
import * as credentials from './credentials.store.ts';
import { identityErrors } from './identity.errors.ts';
import { logIn, type LoggedIn, type Login } from './log-in.ts';
import { hashPassword } from './password.ts';
import { checkRegistration, type Registration } from './registration.ts';
import { createSessions, type LoginOrigin } from './sessions.ts';

/** Who may come in: registration, login, sessions. */
export interface Identity extends Pick<Authenticator, 'member'> {
  /** Makes an account by the site's rules and logs it in. Refuses with `field.*` and `identity.*`. */
  register(site: Site, form: Registration, origin: LoginOrigin): Promise<LoggedIn>;
  /** Refuses alike, and as slowly, whether the name or the password is wrong. */
  logIn(site: Site, login: Login, origin: LoginOrigin): Promise<LoggedIn>;
  /** Ends the session of a token; one that is over already is fine. */
  logOut(token: string): Promise<void>;
  /** Ends every session of a member, as when the account is closed. */
  logOutEverywhere(memberId: string): Promise<void>;
  /** Whether a login is still under way; what hangs on it, such as an open game, asks this. */
  isSessionLive(db: Reader, sessionId: string): Promise<boolean>;
  /** Counts playing as being there. */
  keepSessionAlive(db: Reader, sessionId: string): Promise<void>;
  /** Sets a password that was hashed with `hashPassword`; `isDefault` asks for a change at the first login. */
  setPassword(tx: Tx, memberId: string, credential: { passwordHash: string; isDefault: boolean }): Promise<void>;
}

/** Wires the room; `members` makes the accounts that credentials belong to. */
export function createIdentity(deps: { db: Database; clock: Clock; events: Events; members: Members }): Identity {
  const { db, clock, members } = deps;
  const sessions = createSessions(deps);

  async function uplineOf(site: Site, form: Registration): Promise<Member | undefined> {
    const code = form.affiliateCode?.trim() ?? '';
    if (code !== '') {
      const agent = await members.agentByCode(db, site.id, code);
      if (agent === undefined) throw identityErrors.affiliateCodeInvalid();
      return agent;
    }
    // A code that only came along in a link is no mistake of the newcomer's.
    return form.referralCode === undefined ? undefined : members.agentByCode(db, site.id, form.referralCode);
  }

  return {
    member: sessions.principal,
    async register(site, form, origin) {
      checkRegistration(site, form, clock.now());
      const upline = await uplineOf(site, form);
      if (await members.byAccount(db, site.id, form.username)) throw identityErrors.usernameTaken();
      const passwordHash = await hashPassword(form.password);
      const token = await db.transaction().execute(async (tx) => {
        const made = await members.createMember(tx, {
          siteId: site.id,
          account: form.username,
          type: memberTypes.member,
          currency: site.currency,
          uplineId: upline?.id,
          birthday: form.birthday,
          termsAcceptedAt: clock.now(),
          registerMethod: form.registerMethod,
          registerUrl: form.registerUrl,
          registerDomain: form.domain,
        });
        if (made.outcome === 'account_taken') throw identityErrors.usernameTaken();
        await credentials.upsertCredential(tx, made.member.id, { passwordHash, isDefault: false }, clock.now());
        await members.recordLogin(tx, made.member.id);
        return sessions.open(tx, made.member.id, 'member', origin);
      });
      return { token, firstTimeLogin: true, passwordExpired: false, passwordIsDefault: false };
    },
    logIn: (site, login, origin) => logIn({ db, clock, members, sessions }, site, login, origin),
    logOut: sessions.revoke,
    logOutEverywhere: sessions.revokeAll,
    isSessionLive: sessions.isLive,
    keepSessionAlive: sessions.keepAlive,
    setPassword: (tx, memberId, credential) => credentials.upsertCredential(tx, memberId, credential, clock.now()),
  };
}
