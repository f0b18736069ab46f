import type { Clock } from '#kernel/clock/clock.ts';
import type { Vault } from '#kernel/crypto/vault.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Sites } from '#modules/site';
import type { Codes } from '../codes/codes.service.ts';

/** What makes a second factor: an app, a key, and the codes for who lost both. */
export type FactorMethod = 'totp' | 'passkey' | 'recovery';

/** How somebody who is logged in can show once more who they are. */
export type ProofMethod = FactorMethod | 'sms' | 'email';

/** A proof as a body carries it: six digits, a recovery code, or what the authenticator signed as JSON text. */
export interface Proof {
  method: ProofMethod;
  answer: string;
}

/** A way that is open, with the end of the number or address that it goes to. */
export interface OfferedMethod<M extends string = ProofMethod> {
  method: M;
  hint: string | null;
}

/** What the rooms around factors are made of. */
export interface FactorsDeps {
  db: Database;
  clock: Clock;
  vault: Vault;
  sites: Pick<Sites, 'byId'>;
  members: Pick<Members, 'byId'>;
  profiles: Pick<Profiles, 'of'>;
  codes: Codes;
  messages: Pick<Messages, 'send'>;
}

/** Who asks: in a session of theirs. */
export interface FactorsCaller {
  memberId: string;
  language: string;
}

/** What a change of factors has to be shown with: the password, and what the account has beside it. */
export interface OwnerWords {
  password?: string | undefined;
  proof?: Proof | undefined;
}
