import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { deleteOlder } from './chat.store.ts';

/** GLI-19 A.4.7 asks for ninety days. */
const keptMs = 91 * 24 * 60 * 60_000;

/** Forgets what was said before the time that the log is kept for. */
export function chatJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'chat.forget',
      cron: '41 3 * * *',
      run: () => deleteOlder(db, new Date(clock.now().getTime() - keptMs)),
    },
  ];
}
