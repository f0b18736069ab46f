import { plainFact } from '#modules/members';
import type { Site } from '#modules/site';
import { hashSecret, newSecret } from '#kernel/ids/ids.ts';
import type { Proof } from '../factors/factors.model.ts';
import { identityErrors } from '../identity.errors.ts';
import { hashPassword } from '../password.ts';
import { assertPassword } from '../registration/check-form.ts';
import type { PasswordsDeps } from './passwords.deps.ts';
import { passwordErrors } from './passwords.errors.ts';
import { insertReset, selectResetMember, useUpReset } from './resets.store.ts';
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

/** Sets the password of a link's account and ends its sessions. Refuses with `identity.reset_link_invalid`, `identity.proof_*`, and as a change does. */
export async function resetByLink(deps: PasswordsDeps, site: Site, reset: LinkReset): Promise<void> {
  const { db, clock, members, identity } = deps;
  const tokenHash = hashSecret(reset.token);
  const memberId = await selectResetMember(db, tokenHash, clock.now());
  const member = memberId === undefined ? undefined : await members.byId(db, memberId);
  if (member?.siteId !== site.id || member.state !== 'active') throw passwordErrors.linkInvalid();
  assertPassword(site, reset.newPassword, member.account, 'newPassword');
  if (reset.confirmNewPassword !== reset.newPassword) throw identityErrors.confirmationDiffers('confirmNewPassword');
  await deps.stepUp.proveForReset(member, reset.proof);
  const passwordHash = await hashPassword(reset.newPassword);
  await db.transaction().execute(async (tx) => {
    if (!(await useUpReset(tx, tokenHash, clock.now()))) throw passwordErrors.linkInvalid();
    const { language } = reset;
    await setPassword(tx, deps, { site, member, passwordHash, action: 'reset_by_mail', language });
  });
  await identity.logOutEverywhere(member.id);
}
