import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Members, Profiles, Terms } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Codes } from '../codes/codes.service.ts';
import type { Newcomers } from '../third-party/newcomers.ts';
import type { PhoneTokens } from '../log-in-by-code.ts';
import type { Identity } from '../identity.service.ts';

/** What registration is made of. */
export interface RegistrationDeps {
  db: Database;
  clock: Clock;
  members: Members;
  profiles: Profiles;
  terms: Pick<Terms, 'accept'>;
  codes: Pick<Codes, 'redeem'>;
  messages: Pick<Messages, 'send'>;
  identity: Pick<Identity, 'openSession' | 'protection'>;
  /** Left out where no other service texts codes. */
  phoneTokens?: PhoneTokens | undefined;
  newcomers: Pick<Newcomers, 'read' | 'settle'>;
  /** Told of everyone who comes in as a player, before the answer goes out. */
  atLogin: (memberId: string) => Promise<void>;
}
