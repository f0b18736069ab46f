import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import { deleteOlder } from './codes/codes.store.ts';
import { deleteOlderResets } from './passwords/resets.store.ts';

const failuresKeptMs = 24 * 60 * 60_000;
/** Longer than the day that codes are counted in. */
const codesKeptMs = 2 * 24 * 60 * 60_000;

/** Deletes wrong passwords, codes and links of earlier days: they no longer slow anyone down. Sessions stay, as history of logins. */
export function identityJobs(deps: { db: Database; clock: Clock }): Job[] {
  return [
    {
      name: 'identity.forget_failures',
      cron: '17 * * * *',
      async run() {
        const before = new Date(deps.clock.now().getTime() - failuresKeptMs);
        await deps.db.deleteFrom('login_failure').where('failed_at', '<', before).execute();
      },
    },
    {
      name: 'identity.forget_codes',
      cron: '23 * * * *',
      async run() {
        const before = new Date(deps.clock.now().getTime() - codesKeptMs);
        await deleteOlder(deps.db, before);
        await deleteOlderResets(deps.db, before);
      },
    },
  ];
}
