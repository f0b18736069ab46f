import type { components } from '@quetzal/api';

/** The member who is logged in. */
export type MemberInfo = components['schemas']['MemberInfo'];

/** What a login or a registration answers with. */
export type LoginValue = components['schemas']['LoginValue'];

/** Who is looking at the site; `checking` while a stored token is being looked up. */
export type SessionStatus = 'visitor' | 'checking' | 'member' | 'trial' | 'agent';

/** Kind of session that a member has. */
export function statusOf(member: Pick<MemberInfo, 'isAgent' | 'isTrial'>): SessionStatus {
  if (member.isTrial) return 'trial';
  return member.isAgent ? 'agent' : 'member';
}
