import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { takeWelcome } from './welcome.store.ts';

/** The welcome of who registered: shown once to an account, in whatever browser. */
export interface Welcomes {
  /** Takes the welcome for the page that asks; false when it was shown already, or is none of this account. */
  take(memberId: string): Promise<boolean>;
}

/** Wires the room. */
export function createWelcomes({ db, clock }: { db: Database; clock: Clock }): Welcomes {
  return { take: (memberId) => db.transaction().execute((tx) => takeWelcome(tx, memberId, clock.now())) };
}
