import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Profiles } from './profile/profiles.service.ts';

const perRound = 200;

/** Seals profiles of an earlier key with the key of now, so that the earlier one can be taken out of the configuration. */
export function memberJobs({ db, profiles }: { db: Database; profiles: Pick<Profiles, 'reseal'> }): Job[] {
  return [
    {
      name: 'members.reseal',
      cron: '37 * * * *',
      async run() {
        while ((await profiles.reseal(db, perRound)) === perRound);
      },
    },
  ];
}
