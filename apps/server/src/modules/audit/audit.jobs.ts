import type { Job } from '#kernel/jobs/jobs.ts';
import type { Integrity } from './integrity.service.ts';

/** What happens by the clock: every 24 hours the program is compared with what somebody vouched for. */
export function auditJobs({ integrity }: { integrity: Integrity }): Job[] {
  return [
    {
      name: 'audit.check_integrity',
      cron: '17 3 * * *',
      async run() {
        await integrity.check('schedule');
      },
    },
  ];
}
