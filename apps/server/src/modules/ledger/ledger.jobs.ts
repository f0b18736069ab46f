import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { SealKey } from './ledger.block.ts';
import { expireHolds } from './ledger.holds.ts';
import type { BatchPoster } from './ledger.poster.ts';
import { seal } from './ledger.seal.ts';

/** What the ledger does by the clock: gives back holds whose time is over, and seals what was committed. */
export function ledgerJobs(deps: { db: Database; clock: Clock; poster: BatchPoster; sealKey: SealKey }): Job[] {
  return [
    {
      name: 'ledger.expire_holds',
      cron: '* * * * *',
      run: async () => {
        await expireHolds(deps);
      },
    },
    {
      name: 'ledger.seal',
      cron: '* * * * *',
      run: async () => {
        await seal({ db: deps.db, clock: deps.clock, key: deps.sealKey });
      },
    },
  ];
}
