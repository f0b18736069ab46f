import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { isAgentType } from '@quetzal/domain/members';
import type { Members } from '#modules/members';
import type { Site } from '#modules/site';
import { selectCredential } from './credentials.store.ts';
import { identityErrors } from './identity.errors.ts';
import { countAttempt, forgetFailures } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import type { LoginOrigin, Sessions } from './sessions.ts';

/** What someone writes to come in, and at which door: the agent portal lets only agents in. */
export interface Login {
  username: string;
  password: string;
  side: 'member' | 'agent';
}

/** What a browser gets for coming in. The token is shown once; only its hash is kept. */
export interface LoggedIn {
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordIsDefault: boolean;
}

interface Deps {
  db: Database;
  clock: Clock;
  members: Members;
  sessions: Sessions;
  atLogin?: ((memberId: string) => Promise<void>) | undefined;
}

/** One attempt. What the account is, is told only to who knows its password. */
export async function logIn(deps: Deps, site: Site, login: Login, origin: LoginOrigin): Promise<LoggedIn> {
  const { db, clock, members, sessions } = deps;
  const attempt = { siteId: site.id, accountKey: login.username.toLowerCase(), ip: origin.ip };
  const minutes = await countAttempt(db, attempt, clock.now());
  if (minutes !== undefined) throw identityErrors.locked(minutes);

  const member = await members.byAccount(db, site.id, login.username);
  const credential = member && (await selectCredential(db, member.id));
  const right = await verifyPassword(credential?.passwordHash, login.password);
  if (!right || member === undefined || credential === undefined) throw identityErrors.invalidCredentials();
  await forgetFailures(db, attempt);
  if (member.state !== 'active') throw identityErrors.accountClosed();
  if (login.side === 'agent' && !isAgentType(member.type)) throw identityErrors.notAgent();

  if (login.side === 'member') await deps.atLogin?.(member.id);
  const token = await db.transaction().execute(async (tx) => {
    await members.recordLogin(tx, member.id);
    return sessions.open(tx, member.id, login.side, origin);
  });
  return {
    token,
    firstTimeLogin: member.lastLoginAt === null,
    passwordExpired: credential.expiresAt !== null && credential.expiresAt <= clock.now(),
    passwordIsDefault: credential.isDefault,
  };
}
