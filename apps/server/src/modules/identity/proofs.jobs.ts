import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Factors } from './factors/factors.service.ts';
import { deleteOldChallenges } from './factors/passkeys/challenges.store.ts';
import { deleteOldTokens } from './firebase/phone-tokens.store.ts';
import { deleteOldTickets as deleteOldNewcomers } from './third-party/third-party.store.ts';
import { deleteOldAddresses } from './verification/known-addresses.store.ts';
import { deleteOldTickets } from './verification/tickets.store.ts';

const dayMs = 24 * 60 * 60_000;
/** Longer than the day that answers with the payee name are counted in. */
const ticketsKeptMs = 2 * dayMs;
const addressesKeptMs = 365 * dayMs;

/** Deletes what no longer counts, and seals secrets anew after a change of keys. */
export function proofJobs({ db, clock, factors }: { db: Database; clock: Clock; factors: Factors }): Job[] {
  return [
    {
      name: 'identity.forget_proofs',
      cron: '31 * * * *',
      async run() {
        const now = clock.now();
        const before = (ms: number) => new Date(now.getTime() - ms);
        await deleteOldTickets(db, before(ticketsKeptMs));
        await deleteOldNewcomers(db, before(dayMs));
        await deleteOldAddresses(db, before(addressesKeptMs));
        await deleteOldChallenges(db, now);
        await deleteOldTokens(db, now);
      },
    },
    { name: 'identity.reseal_factors', cron: '41 3 * * *', run: () => factors.totp.reseal(db) },
  ];
}
