import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Member } from '#modules/members';
import type { Site } from '#modules/site';
import { selectCredential } from './credentials.store.ts';
import { enter, type EntryDeps, familiarity } from './enter.ts';
import { identityErrors } from './identity.errors.ts';
import type { LoggedIn, LoginOrigin, LoginVerification, Side } from './login.model.ts';
import { type CountedAttempt, countLogin, uncountLogin } from './login-attempts.ts';
import { verifyPassword } from './password.ts';
import type { HumanProof, Protection } from './protection/protection.service.ts';

/** What someone writes to come in, and at which door. */
export interface Login {
  username: string;
  password: string;
  side: Side;
  proof: HumanProof;
  rememberMe: boolean;
  language: string;
}

/** What a login by password is made of. */
export interface LogInDeps extends EntryDeps {
  protection: Protection;
}

/**
 * One attempt by password. Who has not given the right one gets the same answer, as slowly, whether the name exists; after
 * three failures in half an hour that answer is `identity.locked`, and the right password is a first proof only.
 */
export async function logIn(
  deps: LogInDeps,
  site: Site,
  login: Login,
  origin: LoginOrigin,
): Promise<LoggedIn | LoginVerification> {
  const { db, clock, members } = deps;
  const attempt = { siteId: site.id, accountKey: login.username.toLowerCase(), ip: origin.ip };
  await deps.protection.assertPerson({ site, ip: origin.ip, accountKey: attempt.accountKey }, login.proof);
  const counted = await countLogin(db, attempt, clock.now());
  if ('refusedMinutes' in counted) throw identityErrors.locked(counted.refusedMinutes);

  const member = await members.byAccount(db, site.id, login.username);
  const credential = member && (await selectCredential(db, member.id));
  const isRight = await verifyPassword(credential?.passwordHash, login.password);
  const known = await familiarity(db, deps, { memberId: member?.id, origin });
  const lockedMinutes = lockFor(counted, known);
  if (!isRight || member === undefined || credential === undefined) {
    await reportFailure(deps, { site, member, counted, origin });
    // A browser that its owner came in with before is told of the lock only when it is the one that locked.
    if (lockedMinutes === undefined || (known.isDeviceKnown && counted.lock?.isFromHere === false)) {
      throw identityErrors.invalidCredentials();
    }
    throw identityErrors.locked(lockedMinutes);
  }
  if (counted.lock?.isFlood === true && lockedMinutes !== undefined) throw identityErrors.locked(lockedMinutes);
  await uncountLogin(db, counted.id);
  const { side, rememberMe, language, username: typedName } = login;
  return enter(deps, { site, member, side, origin, language, rememberMe, way: 'password', typedName }, lockedMinutes);
}

/** A stranger who fails on purpose does not lock out a browser or an address that the member came in from before. */
function lockFor(
  { lock }: CountedAttempt,
  { isDeviceKnown, isAddressKnown }: { isDeviceKnown: boolean; isAddressKnown: boolean },
): number | undefined {
  if (lock === undefined) return undefined;
  return lock.isFromHere || !(isDeviceKnown || isAddressKnown) ? lock.minutes : undefined;
}

/** Writes a failure down with where it came from. What was typed as a name is not kept: it may be a password. */
async function reportFailure(
  { db, clock }: LogInDeps,
  failure: {
    site: Site;
    member: Member | undefined;
    counted: CountedAttempt;
    origin: LoginOrigin;
  },
): Promise<void> {
  const { site, member, counted, origin } = failure;
  const subject = member === undefined ? 'member:unknown' : `member:${member.id}`;
  const event = { at: clock.now(), siteId: site.id, component: 'identity.login', subject } as const;
  const after = { ip: origin.ip, device: origin.device, browser: origin.userAgent ?? null };
  await db.transaction().execute(async (tx) => {
    await reportEvent(tx, { ...event, action: 'failed', actor: { kind: 'system' }, after });
    if (counted.isLast) await reportEvent(tx, { ...event, action: 'locked', actor: { kind: 'system' }, after });
  });
}
