import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { deleteOlder } from './inbox.store.ts';

const keptMs = 365 * 24 * 60 * 60_000;

/** Forgets what came more than a year ago. */
export function inboxJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'inbox.forget',
      cron: '53 3 * * *',
      run: () => deleteOlder(db, new Date(clock.now().getTime() - keptMs)),
    },
  ];
}
