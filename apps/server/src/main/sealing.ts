import type { Logger } from 'pino';
import { type BatchPoster, checkpointFields, createCheckpointFile, ledgerJobs, readSealKey } from '#modules/ledger';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';

/** What the ledger does by the clock; checkpoints go to the log, and to the directory that the configuration names. */
export function sealingJobs(deps: {
  config: Config;
  db: Database;
  clock: Clock;
  logger: Logger;
  poster: BatchPoster;
}): Job[] {
  const { config, db, clock, logger, poster } = deps;
  const directory = config.LEDGER_CHECKPOINT_DIR;
  return ledgerJobs({
    db,
    clock,
    poster,
    sealKey: readSealKey(config.LEDGER_SIGNING_KEY),
    keeper: directory === undefined ? undefined : createCheckpointFile(directory),
    onSealed: (checkpoint) => logger.info({ checkpoint: checkpointFields(checkpoint) }, 'ledger sealed'),
    onUnsealed: (error) => logger.error({ err: error }, 'the ledger was not sealed'),
  });
}
