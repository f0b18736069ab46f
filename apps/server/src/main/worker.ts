import { systemClock } from '#kernel/clock/clock.ts';
import { readConfig } from '#kernel/config/config.ts';
import { startJobs } from '#kernel/jobs/jobs.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { deliverJob } from '#modules/messages';
import { createPlatform } from './platform.ts';
import { closeWhenTold } from './process.ts';

// The worker: runs what happens by the clock. Any number of them share one queue.
const config = readConfig(process.env);
const logger = createLogger({ level: config.LOG_LEVEL, name: 'worker' });
if (config.LEDGER_CHECKPOINT_DIR === undefined) {
  logger.warn('checkpoints of the ledger are kept nowhere but in this log: LEDGER_CHECKPOINT_DIR is not set');
}
const platform = await createPlatform({ config, clock: systemClock, logger });
const jobs = await startJobs({
  url: config.DATABASE_URL,
  jobs: platform.jobs,
  onError: (error) => logger.error({ err: error }, 'job failed'),
});
// Nobody who waits for a code should wait for the next full minute.
platform.events.subscribe('message.queued', () => {
  jobs.send(deliverJob).catch((error: unknown) => logger.error({ err: error }, 'delivery was not asked for'));
});
await platform.events.start();
logger.info({ jobs: platform.jobs.map((job) => job.name) }, 'working');

closeWhenTold(logger, async () => {
  await jobs.close();
  await platform.close();
});
