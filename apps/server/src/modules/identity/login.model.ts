import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import type { Site } from '#modules/site';
import type { LoginAnswer, LoginValue, LoginVerification } from './identity.views.ts';
import type { LoginOrigin } from './sessions.ts';

export type { LoginAnswer, LoginOrigin, LoginValue, LoginVerification };

/** At which door: the agent portal lets only agents in. */
export type Side = 'member' | 'agent';

/** By what somebody came in; `handover` is a session at the other of a site's two doors. */
export type LoginWay = 'password' | 'sms' | 'passkey' | 'third_party' | 'remembered' | 'handover';

/** Why the first proof is not enough. */
export type VerificationReason = LoginVerification['verification']['reason'];

/** A browser that comes in without a password until `expiresAt`. The token is shown once; only its hash is kept. */
export interface Remembered {
  familyId: string;
  token: string;
  expiresAt: Date;
}

/** Somebody who has given the first proof. */
export interface LoginWish {
  site: Site;
  member: Member;
  side: Side;
  origin: LoginOrigin;
  /** BCP 47 tag that messages are written in when the member chose none. */
  language: string;
  /** Whether the browser may come in without a password for a day. */
  rememberMe: boolean;
  way: LoginWay;
  /** The name as it was typed: the form is filled with it the next time. */
  typedName?: string | undefined;
  /** The remembered browser that this login goes on with. */
  remembered?: Remembered | undefined;
}

/** What a browser gets for coming in. The token is shown once; only its hash is kept. */
export interface LoggedIn extends LoginValue {
  remembered?: (Remembered & { typedName: string | undefined }) | undefined;
}

/** What is known of a login beside the proof that was given. */
export interface LoginFacts {
  /** Too many wrong passwords came before this one. */
  isLocked: boolean;
  /** The account was not used for as many days as the site allows. */
  isInactive: boolean;
  /** The member has come in completely in this browser before. */
  isDeviceKnown: boolean;
}

/** The room that asks for a second proof. */
export interface Verification {
  /** Undefined when the first proof is enough. */
  reasonFor(db: Reader, wish: LoginWish, facts: LoginFacts): Promise<VerificationReason | undefined>;
  /** A ticket for the second proof; undefined when the member has nothing to give one with. */
  offer(tx: Tx, wish: LoginWish, reason: VerificationReason): Promise<LoginVerification['verification'] | undefined>;
  /** Whether the member has come in completely from around this address before. */
  isAddressKnown(db: Reader, memberId: string, ip: string): Promise<boolean>;
  /** Told of every login that is complete, and of registrations. */
  learnAddress(tx: Tx, memberId: string, ip: string): Promise<void>;
}
