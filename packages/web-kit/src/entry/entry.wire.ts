import type { proveByPasskey } from '../passkeys/index.ts';
import type { LoginValue } from '../session/index.ts';

/** For whom a door is: players, or agents. */
export type Side = 'member' | 'agent';

/** What shows that a person sits there; goes beside the fields of a login, a registration or a request for a code. */
export interface HumanAnswer {
  captcha?: string;
  geetest_challenge?: string;
  geetest_validate?: string;
}

/** What somebody types to come in: name and password, or a mobile number and the code that was sent to it. */
export interface Credentials {
  type: 'username' | 'sms';
  /** The name, or the digits of the mobile number. */
  username: string;
  /** The password, or the code. */
  password: string;
  countryDialingCode?: string;
  captcha?: string;
  /** With the word of the service that texted the code; the password is empty then. */
  firebaseChannel?: 'sms';
  firebaseIdToken?: string;
  rememberMe?: boolean;
}

/** By what a second proof can be given. */
export type VerificationMethod = 'sms' | 'email' | 'payeeName' | 'totp' | 'passkey' | 'recovery';

/** A login that waits for a second proof. */
export interface VerificationOffer {
  ticket: string;
  reason: 'unregistered_ip' | 'second_factor' | 'locked' | 'inactive';
  expiresAt: string;
  /** `hint`: the number or address, masked. */
  methods: { method: VerificationMethod; hint: string | null }[];
}

/** What a login answers: a session, or what has to be proven first. */
export type LoginAnswer = LoginValue | { verification: VerificationOffer };

/** A puzzle of the slider; lengths in pixels of its background, pictures as base64 of PNG files. */
export interface SliderTask {
  challenge: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  pieceTop: number;
  background: string;
  piece: string;
  expiresAt: string;
}

/** The answer to a passkey's question, as the browser makes it. */
export type PasskeyAnswer = Awaited<ReturnType<typeof proveByPasskey>>;

/** The answer to a verification. */
export interface VerificationAnswer {
  ticket: string;
  method: VerificationMethod;
  answer?: string;
  passkey?: PasskeyAnswer;
}
