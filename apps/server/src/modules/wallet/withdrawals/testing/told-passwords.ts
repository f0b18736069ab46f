import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { createTransactionPasswords, type TransactionPasswords } from '#modules/identity';
import { createMembers } from '#modules/members';

/** How every member is reached, and which texts and mails went out. */
export interface Told {
  facts: { email?: string; mobile?: string };
  sent: { template: string; to: string }[];
}

/** Transaction passwords whose changes are told to nobody but the test. */
export function createToldPasswords(db: Database, clock: Clock, told: Told): TransactionPasswords {
  return createTransactionPasswords({
    db,
    clock,
    members: createMembers({ db, clock }),
    profiles: {
      of: async (_, memberId) => ({ memberId, facts: told.facts, mobileVerifiedAt: null, emailVerifiedAt: null }),
    },
    messages: {
      send: async (_, { template, to }) => {
        told.sent.push({ template, to });
      },
    },
  });
}
