import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Members, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import type { Codes } from '../codes/codes.service.ts';
import type { StepUp } from '../factors/step-up/step-up.ts';
import type { Identity } from '../identity.service.ts';

/** What the room of passwords is made of. */
export interface PasswordsDeps {
  db: Database;
  clock: Clock;
  members: Members;
  profiles: Profiles;
  codes: Codes;
  messages: Messages;
  identity: Pick<Identity, 'openSession' | 'logOutElsewhere' | 'logOutEverywhere'>;
  /** Who has a second factor shows it before the password changes. */
  stepUp: Pick<StepUp, 'prove' | 'proveHeld' | 'proveForReset' | 'proveOwner'>;
  /** Told of everyone who comes in as a player, before the answer goes out. */
  atLogin: (memberId: string) => Promise<void>;
}
