import { confirmationTime } from '@quetzal/domain/limits';
import type { Job } from '#kernel/jobs/jobs.ts';
import { type ChangeDeps, dropLapsed } from './change-limit.ts';
import type { Player } from './limits.model.ts';
import { selectAskedBefore } from './limits.store.ts';

const changesPerRunMax = 500;

/** What happens by the clock: changes that nobody confirmed in time are forgotten, and the event report says so. */
export function limitJobs(deps: ChangeDeps & { playerOf(memberId: string): Promise<Player> }): Job[] {
  return [
    {
      name: 'limits.drop_lapsed',
      cron: '*/10 * * * *',
      async run() {
        const now = deps.clock.now();
        const waitedMs = confirmationTime(now).until.getTime() - now.getTime();
        const lapsed = await selectAskedBefore(deps.db, new Date(now.getTime() - waitedMs), changesPerRunMax);
        for (const { memberId, name } of lapsed) await dropLapsed(deps, await deps.playerOf(memberId), name);
      },
    },
  ];
}
