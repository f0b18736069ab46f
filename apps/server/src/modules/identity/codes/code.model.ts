import type { Channel } from '#modules/messages';

/** What a code is good for; one of another purpose does not count. */
export type CodePurpose = 'register' | 'login' | 'password' | 'contact' | 'login_ip' | 'proof';

/** Whom a code is for: a number as `+525512345678`, or a mail address in lower case. */
export interface CodeFor {
  site: { id: string };
  purpose: CodePurpose;
  channel: Channel;
  to: string;
}

/** A code that somebody asks for. */
export interface CodeWish extends CodeFor {
  language: string;
  ip: string;
  memberId?: string | undefined;
  /** Nobody is there: everything happens as otherwise, and nothing is sent. */
  isWithheld?: boolean | undefined;
  /** Says something else instead of the code, to a number that already has an account. */
  insteadOfCode?: 'already_registered' | undefined;
}
