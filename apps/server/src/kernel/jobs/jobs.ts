import { PgBoss } from 'pg-boss';

/** One background job: safe to run twice, since a worker may die after the work and before the tick. */
export interface Job {
  /** Dotted by room: `wallet.poll_deposits`. */
  name: string;
  /** Cron line in UTC when the job runs by the clock. */
  cron?: string;
  run(): Promise<void>;
}

/** A worker that has not been heard of for so long is dead: what it was doing goes to another. */
const heartbeatSeconds = 30;
const superviseSeconds = 15;

const queueOf = (name: string): string => name.replaceAll('.', '_');

/** The worker: takes jobs from a queue in PostgreSQL that any number of workers share. `send` asks for one run now. */
export async function startJobs(deps: {
  url: string;
  jobs: Job[];
  onError: (error: Error) => void;
}): Promise<{ send: (name: string) => Promise<void>; close: () => Promise<void> }> {
  // The role may not create schemas; the first migration made this one for it.
  const boss = new PgBoss({
    connectionString: deps.url,
    schema: 'job_queue',
    createSchema: false,
    max: 3,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Which queues have a job under way is remembered for so long: of a dead worker's jobs too.
    queueCacheIntervalSeconds: superviseSeconds,
  });
  boss.on('error', deps.onError);
  await boss.start();
  for (const job of deps.jobs) {
    const queue = queueOf(job.name);
    const settings = { retryLimit: 3, expireInSeconds: 300, heartbeatSeconds };
    await boss.createQueue(queue, { policy: 'stately', ...settings });
    // One that was made before keeps what it was made with.
    await boss.updateQueue(queue, settings);
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
