import type { Job } from '#kernel/jobs/jobs.ts';
import { deliverDue } from './deliver.ts';
import type { MessagesDeps } from './messages.deps.ts';
import { deleteOlder } from './messages.store.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** The job that the worker runs at once when it hears of a new message. */
export const deliverJob = 'messages.deliver';

/** Sends what waits, and forgets what was sent a month ago. */
export function messageJobs(deps: MessagesDeps): Job[] {
  return [
    { name: deliverJob, cron: '* * * * *', run: () => deliverDue(deps) },
    {
      name: 'messages.forget',
      cron: '41 3 * * *',
      run: () => deleteOlder(deps.db, new Date(deps.clock.now().getTime() - keptMs)),
    },
  ];
}
