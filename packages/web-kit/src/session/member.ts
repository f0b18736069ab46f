import type { components } from '@quetzal/api';

/** The member who is logged in. */
export type MemberInfo = components['schemas']['MemberInfo'];

/** What a login or a registration answers with. */
export type LoginValue = components['schemas']['LoginValue'];

/** By what somebody came in. */
export type LoginWay =
  | 'password'
  | 'sms'
  | 'third_party'
  | 'passkey'
  | 'remembered'
  | 'free_play'
  | 'registration'
  | 'reset'
  | 'ticket';

/** How somebody came in. */
export interface LoginManner {
  way: LoginWay;
  /** The password as it was typed, kept in memory only: a forced change need not ask for it again. */
  password?: string | undefined;
}

/** What the last login said, without its token, and how it was done. */
export type LastLogin = Omit<LoginValue, 'token'> & LoginManner;

/** Who is looking at the site; `checking` while a stored token or a ticket of the address is being looked up. */
export type SessionStatus = 'visitor' | 'checking' | 'member' | 'trial' | 'agent';

/** Kind of session that a member has. */
export function statusOf(member: Pick<MemberInfo, 'isAgent' | 'isTrial'>): SessionStatus {
  if (member.isTrial) return 'trial';
  return member.isAgent ? 'agent' : 'member';
}
