import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import * as credentials from '../credentials.store.ts';
import { eraseProofs } from '../factors/erase-proofs.store.ts';
import { eraseEntries } from './erase-entries.store.ts';
import { forgetOrigins } from '../sessions.store.ts';
import { deleteTransactionHash } from '../transaction-passwords.store.ts';
import type { LeavingDeps } from './leaving.deps.ts';

const perRunMax = 200;

/**
 * Erases what is personal about accounts that were closed long enough ago: name, birth date, contacts, where logins came
 * from, passwords and other proofs, payout accounts, pictures. Bets and money stay, under an account that names nobody.
 */
export function eraseAccountsJob(
  deps: Pick<LeavingDeps, 'db' | 'clock' | 'members' | 'profiles' | 'personalRecords'>,
): Job {
  const { db, clock, members, profiles, personalRecords } = deps;
  return {
    name: 'identity.erase_closed',
    cron: '29 2 * * *',
    async run() {
      const now = clock.now();
      for (const { id, siteId } of await members.closedBefore(db, now, perRunMax)) {
        await db.transaction().execute(async (tx) => {
          await members.erase(tx, id);
          await profiles.erase(tx, id);
          await forgetOrigins(tx, id);
          await credentials.deleteCredential(tx, id);
          await deleteTransactionHash(tx, id);
          await eraseProofs(tx, id);
          await eraseEntries(tx, id);
          for (const records of personalRecords) await records.erase?.(tx, id, now);
          await reportEvent(tx, {
            at: now,
            siteId,
            component: 'members.closure',
            action: 'erased',
            subject: `member:${id}`,
            actor: { kind: 'system' },
          });
        });
      }
    },
  };
}
