import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { deleteUnused } from './pictures/pictures.store.ts';

/** Long enough to write the announcement that a picture was put up for. */
const waitsMs = 24 * 60 * 60_000;

/** Forgets pictures that were put up and never announced. */
export function announcementJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'announcements.forget_pictures',
      cron: '29 3 * * *',
      run: () => deleteUnused(db, new Date(clock.now().getTime() - waitsMs)),
    },
  ];
}
