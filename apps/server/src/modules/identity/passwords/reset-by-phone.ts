import type { Site } from '#modules/site';
import { codeErrors } from '../codes/codes.errors.ts';
import type { Proof } from '../factors/factors.model.ts';
import { identityErrors } from '../identity.errors.ts';
import type { LoggedIn } from '../login.model.ts';
import { hashPassword } from '../password.ts';
import { assertPassword } from '../registration/check-form.ts';
import type { LoginOrigin } from '../sessions.ts';
import type { PasswordsDeps } from './passwords.deps.ts';
import { isSetAlready, repeatMs } from './repeated-reset.ts';
import { setPassword } from './set-password.ts';

/** What somebody who has the telephone of an account writes. */
export interface PhoneReset {
  /** `+525512345678` */
  mobile: string;
  verificationCode: string;
  newPassword: string;
  proof?: Proof | undefined;
  language: string;
  origin: LoginOrigin;
}

/** Sends a code to choose a new password with; alike whether anybody has the number. */
export async function requestPasswordCode(
  { db, codes, profiles }: PasswordsDeps,
  site: Site,
  { mobile, language, ip }: { mobile: string; language: string; ip: string },
): Promise<{ expiredMinutes: number }> {
  const memberId = await profiles.holderOf(db, site.id, 'mobile', mobile);
  const isWithheld = memberId === undefined;
  return codes.issue({ site, purpose: 'password', channel: 'sms', to: mobile, language, ip, memberId, isWithheld });
}

/**
 * Sets the password of the number's account, ends its sessions and opens a new one. The same call once more, because its
 * answer was lost, changes nothing and opens one too; a second factor is asked for again. Refuses with `identity.code_*`,
 * `identity.account_closed`, `identity.proof_*`, and as a registration does.
 */
export async function resetByPhone(deps: PasswordsDeps, site: Site, reset: PhoneReset): Promise<LoggedIn> {
  const { db, members, codes, profiles, identity } = deps;
  const { mobile, newPassword, language } = reset;
  const memberId = await profiles.holderOf(db, site.id, 'mobile', mobile);
  const member = memberId === undefined ? undefined : await members.byId(db, memberId);
  // A rule that knows the name would tell who has the number: that one is looked at once the code is right.
  assertPassword(site, newPassword, '', 'newPassword');
  const target = { site, purpose: 'password', channel: 'sms', to: mobile } as const;
  const isUsed = await codes.wasRedeemed(target, reset.verificationCode, repeatMs);
  if (!isUsed) await codes.check(target, reset.verificationCode);
  if (member === undefined) throw codeErrors.expired();
  if (member.state !== 'active') throw identityErrors.accountClosed();
  assertPassword(site, newPassword, member.account, 'newPassword');
  if (isUsed && !(await isSetAlready(deps, member, newPassword))) throw codeErrors.expired();
  await deps.stepUp.proveForReset(member, reset.proof);
  if (!isUsed) {
    await codes.redeem(target, reset.verificationCode);
    const passwordHash = await hashPassword(newPassword);
    const change = { site, member, passwordHash, action: 'reset_by_phone', language } as const;
    await db.transaction().execute((tx) => setPassword(tx, deps, change));
    await identity.logOutEverywhere(member.id);
  }
  await deps.atLogin(member.id);
  const token = await db.transaction().execute(async (tx) => {
    await members.recordLogin(tx, member.id);
    return identity.openSession(tx, member.id, 'member', reset.origin);
  });
  const firstTimeLogin = member.lastLoginAt === null;
  return { token, firstTimeLogin, passwordExpired: false, passwordIsDefault: false };
}
