import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import type { Site } from '#modules/site';
import * as credentials from '../credentials.store.ts';
import { forgetAllFailures } from '../login-throttle.ts';
import { endTickets } from '../verification/tickets.store.ts';
import { passwordExpiry } from './password-expiry.ts';
import type { PasswordsDeps } from './passwords.deps.ts';
import { useUpResets } from './resets.store.ts';

/** A member's new password, hashed, and how it came to be. */
export interface NewPassword {
  site: Site;
  member: Member;
  passwordHash: string;
  action: 'changed' | 'reset_by_mail' | 'reset_by_phone';
  language: string;
}

/** Sets a password, forgets what stood in the way of the old one, and tells its owner and the event report. */
export async function setPassword(tx: Tx, deps: PasswordsDeps, change: NewPassword): Promise<void> {
  const { site, member, passwordHash, action, language } = change;
  const now = deps.clock.now();
  const expiresAt = passwordExpiry(site, now);
  await credentials.upsertCredential(tx, member.id, { passwordHash, isDefault: false, expiresAt }, now);
  await useUpResets(tx, member.id, now);
  await endTickets(tx, member.id, now);
  await forgetAllFailures(tx, { siteId: site.id, accountKey: member.account.toLowerCase() });
  await reportEvent(tx, {
    at: now,
    siteId: site.id,
    component: 'identity.password',
    action,
    subject: `member:${member.id}`,
    actor: { kind: 'member', id: member.id },
  });
  const { facts } = await deps.profiles.of(tx, member.id);
  const to = facts.email ?? facts.mobile;
  if (to === undefined) return;
  await deps.messages.send(tx, {
    siteId: site.id,
    memberId: member.id,
    channel: facts.email === undefined ? 'sms' : 'email',
    to,
    template: 'password_changed',
    language: member.language ?? language,
    params: { account: member.account },
  });
}
