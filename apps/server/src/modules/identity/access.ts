import { isAgentType, isTrialType } from '@quetzal/domain/members';
import type { Member } from '#modules/members';
import type { Site } from '#modules/site';
import { identityErrors } from './identity.errors.ts';
import type { Side } from './login.model.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Refuses accounts that are kept out, and those that are at the wrong door. It says why, so ask it only about somebody who
 * has given a proof: `identity.account_*`, `error_not_agent`, `error_not_member`.
 */
export function assertMayEnter({ state, type }: Pick<Member, 'state' | 'type'>, side: Side): void {
  if (state === 'suspended') throw identityErrors.accountSuspended();
  if (state === 'closed') throw identityErrors.accountClosed();
  if (isTrialType(type)) throw identityErrors.notMember();
  if (side === 'agent' && !isAgentType(type)) throw identityErrors.notAgent();
}

/** Whether nobody has used an account for as many days as the site allows. */
export function isInactive(site: Site, member: Pick<Member, 'lastLoginAt' | 'createdAt'>, now: Date): boolean {
  const days = site.settings.policies?.inactiveDays;
  const lastUse = member.lastLoginAt ?? member.createdAt;
  return days !== undefined && now.getTime() - lastUse.getTime() > days * dayMs;
}
