import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { VendorTransfer } from './transfer.model.ts';
import { notePoll, transfersToClose } from './transfers.store.ts';

const transfersPerRunMax = 100;
const pollDelayMs = 60_000;
const pollDelayMaxMs = 15 * 60_000;

/** What the job needs. */
export interface CloseDeps {
  db: Database;
  clock: Clock;
  resolve(transfer: VendorTransfer): Promise<void>;
  onError: (error: unknown) => void;
}

/** Asks vendors about transfers whose end nobody knows for more than a minute; one that is away is asked again later. */
export function closeTransfersJob({ db, clock, resolve, onError }: CloseDeps): Job {
  return {
    name: 'wallet.close_vendor_transfers',
    cron: '* * * * *',
    async run() {
      const now = clock.now();
      for (const transfer of await transfersToClose(db, now, transfersPerRunMax)) {
        const delayMs = Math.min(pollDelayMs * 2 ** transfer.polls, pollDelayMaxMs);
        await db.transaction().execute((tx) => notePoll(tx, transfer.id, new Date(now.getTime() + delayMs)));
        // One that cannot be resolved must not keep the others.
        await resolve(transfer).catch(onError);
      }
    },
  };
}
