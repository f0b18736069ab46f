import { PgBoss } from 'pg-boss';

/** One background job: safe to run twice, since a worker may die after the work and before the tick. */
export interface Job {
  /** Dotted by room: `wallet.poll_deposits`. */
  name: string;
  /** Cron line in UTC when the job runs by the clock. */
  cron?: string;
  run(): Promise<void>;
}

const queueOf = (name: string): string => name.replaceAll('.', '_');

/** The worker: takes jobs from a queue in PostgreSQL that any number of workers share. `send` asks for one run now. */
export async function startJobs(deps: {
  url: string;
  jobs: Job[];
  onError: (error: Error) => void;
}): Promise<{ send: (name: string) => Promise<void>; close: () => Promise<void> }> {
  // The role may not create schemas; the first migration made this one for it.
  const boss = new PgBoss({ connectionString: deps.url, schema: 'job_queue', createSchema: false, max: 3 });
  boss.on('error', deps.onError);
  await boss.start();
  for (const job of deps.jobs) {
    const queue = queueOf(job.name);
    await boss.createQueue(queue, { policy: 'stately', retryLimit: 3, expireInSeconds: 300 });
    await boss.work(queue, { pollingIntervalSeconds: 2 }, () => job.run());
    if (job.cron !== undefined) await boss.schedule(queue, job.cron);
  }
  return {
    send: async (name) => {
      await boss.send(queueOf(name));
    },
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
