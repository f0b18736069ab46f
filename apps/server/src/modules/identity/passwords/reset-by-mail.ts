import { plainFact, type Member } from '#modules/members';
import type { Site } from '#modules/site';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import type { Proof } from '../factors/factors.model.ts';
import { identityErrors } from '../identity.errors.ts';
import { hashPassword } from '../password.ts';
import { assertPassword } from '../registration/check-form.ts';
import type { PasswordsDeps } from './passwords.deps.ts';
import { passwordErrors } from './passwords.errors.ts';
import { isSetAlready, repeatMs } from './repeated-reset.ts';
import { insertReset, selectResetMember, selectUsedResetMember, useUpReset } from './resets.store.ts';
import { setPassword } from './set-password.ts';

const linkMinutes = 30;
const hourMs = 60 * 60_000;
const perHourMax = 3;

/** Where the link leads. The token stands behind the hash sign, which browsers send to no server. */
const linkOf = (site: Site, token: string): string => `${site.playerUrl}/login#reset=${token}`;

/**
 * Sends a link to the address of an account. Whether name and address belong together, or there were three links in the
 * last hour, only changes whether something is sent.
 */
export function requestLink(
  deps: PasswordsDeps,
  site: Site,
  { username, email, language }: { username: string; email: string; language: string },
): Promise<void> {
  const { db, clock, members, profiles, messages } = deps;
  const to = plainFact('email', email);
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    const member = await members.byAccount(tx, site.id, username.trim());
    const holder = await profiles.holderOf(tx, site.id, 'email', to);
    const recent = await messages.countTo(tx, to, 'password_link', new Date(now.getTime() - hourMs));
    const isOwn = member !== undefined && member.state === 'active' && holder === member.id && recent < perHourMax;
    const token = newSecret();
    if (isOwn) {
      const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
      await insertReset(tx, { tokenHash: hashSecret(token), memberId: member.id, now, expiresAt });
    }
    await messages.send(tx, {
      siteId: site.id,
      memberId: isOwn ? member.id : undefined,
      channel: 'email',
      to,
      template: 'password_link',
      language: member?.language ?? language,
      params: { account: member?.account ?? '', link: linkOf(site, token), minutes: linkMinutes },
      isWithheld: !isOwn,
    });
  });
}

/** What somebody who followed a link writes. */
export interface LinkReset {
  token: string;
  newPassword: string;
  confirmNewPassword: string;
  proof?: Proof | undefined;
  language: string;
}

/** Whether a password can be chosen with a link; uses nothing up. */
export async function isLinkValid(deps: PasswordsDeps, site: Site, token: string): Promise<boolean> {
  const memberId = await selectResetMember(deps.db, hashSecret(token), deps.clock.now());
  return (await activeMember(deps, site, memberId)) !== undefined;
}

/**
 * Sets the password of a link's account and ends its sessions. The same call once more changes nothing and is answered
 * alike. Refuses with `identity.reset_link_invalid`, `identity.proof_*`, and as a change does.
 */
export async function resetByLink(deps: PasswordsDeps, site: Site, reset: LinkReset): Promise<void> {
  const { db, clock, identity } = deps;
  const tokenHash = hashSecret(reset.token);
  const member = await activeMember(deps, site, await selectResetMember(db, tokenHash, clock.now()));
  if (member === undefined) return assertRepeated(deps, site, reset);
  assertPassword(site, reset.newPassword, member.account, 'newPassword');
  if (reset.confirmNewPassword !== reset.newPassword) throw identityErrors.confirmationDiffers('confirmNewPassword');
  await deps.stepUp.proveForReset(member, reset.proof);
  const passwordHash = await hashPassword(reset.newPassword);
  const isFirst = await db.transaction().execute(async (tx) => {
    if (!(await useUpReset(tx, tokenHash, clock.now()))) return false;
    const { language } = reset;
    await setPassword(tx, deps, { site, member, passwordHash, action: 'reset_by_mail', language });
    return true;
  });
  if (!isFirst) return assertRepeated(deps, site, reset);
  await identity.logOutEverywhere(member.id);
}

/** Refuses a link that counts no more, unless the password that comes with it was set by it a moment ago. */
async function assertRepeated(deps: PasswordsDeps, site: Site, { token, newPassword }: LinkReset): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - repeatMs);
  const member = await activeMember(deps, site, await selectUsedResetMember(deps.db, hashSecret(token), since));
  const isRepeated = member !== undefined && (await isSetAlready(deps, member, newPassword));
  if (!isRepeated) throw passwordErrors.linkInvalid();
}

async function activeMember(
  { db, members }: PasswordsDeps,
  site: Site,
  memberId: string | undefined,
): Promise<Member | undefined> {
  const member = memberId === undefined ? undefined : await members.byId(db, memberId);
  return member?.siteId === site.id && member.state === 'active' ? member : undefined;
}
