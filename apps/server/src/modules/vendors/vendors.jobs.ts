import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { deleteOldTokens } from './entry.store.ts';

const keptMs = 24 * 60 * 60_000;

/** Deletes launch tokens of earlier days. */
export function vendorJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'vendors.forget_launch_tokens',
      cron: '23 * * * *',
      run: () => deleteOldTokens(deps.db, new Date(deps.clock.now().getTime() - keptMs)),
    },
  ];
}
