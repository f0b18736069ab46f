/** How somebody who has a second factor can prove that they hold it. */
export type ProofMethod = 'totp' | 'passkey' | 'recovery' | 'sms' | 'email';

/** A way to prove, with the end of the number or address that a code goes to. */
export interface ProofWay {
  method: ProofMethod;
  hint: string | null;
}

/** A proof as the server takes it beside the password. */
export interface Proof {
  method: ProofMethod;
  /** The code; for a passkey the answer of the device as JSON. */
  answer: string;
}

/** What confirms a change of the account: the password, and a proof where the account has a second factor. */
export interface Confirmation {
  password?: string;
  proof?: Proof;
}

/** A passkey as the list shows it; times are ISO 8601. */
export interface Passkey {
  id: string;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

/** A place where the account is signed in; times are ISO 8601. */
export interface OpenSession {
  id: string;
  device: 'desktop' | 'mobile' | 'tablet' | 'other';
  /** Name and version, and the operating system; null where the browser does not tell. */
  browser: string | null;
  system: string | null;
  /** Masked. */
  ip: string | null;
  /** ISO 3166-1 alpha-2, where it is known. */
  country: string | null;
  side: 'member' | 'agent';
  openedAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}
