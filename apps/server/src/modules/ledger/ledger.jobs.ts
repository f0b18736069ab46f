import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { SealKey } from './ledger.block.ts';
import type { Checkpoint } from './ledger.checkpoint.ts';
import type { CheckpointKeeper } from './ledger.checkpoint-file.ts';
import { expireHolds } from './ledger.holds.ts';
import type { BatchPoster } from './ledger.poster.ts';
import { seal, SealRefused } from './ledger.seal.ts';

/** What the ledger's jobs need. */
export interface LedgerJobsDeps {
  db: Database;
  clock: Clock;
  poster: BatchPoster;
  sealKey: SealKey;
  /** Where checkpoints are kept outside the database; nowhere when there is none. */
  keeper?: CheckpointKeeper | undefined;
  /** Told of each new checkpoint. */
  onSealed: (checkpoint: Checkpoint) => void;
  /** Told at each run that could not seal or keep a checkpoint, for whoever watches the process. */
  onUnsealed: (error: unknown) => void;
}

/** Seals; that the ledger is not as it was sealed is an event once, and told at each run. */
function createSealing(deps: LedgerJobsDeps): () => Promise<void> {
  let reported = '';

  async function report(refusal: SealRefused): Promise<void> {
    if (refusal.message === reported) return;
    const what = { component: 'ledger.seal', action: 'refused', subject: refusal.subject, reason: refusal.message };
    const event = { ...what, at: deps.clock.now(), siteId: null, actor: { kind: 'system' } as const };
    await deps.db.transaction().execute((tx) => reportEvent(tx, event));
    reported = refusal.message;
  }

  return async () => {
    try {
      await seal({ ...deps, key: deps.sealKey });
      reported = '';
    } catch (error) {
      deps.onUnsealed(error);
      if (!(error instanceof SealRefused)) throw error;
      await report(error);
    }
  };
}

/** What the ledger does by the clock: gives back holds whose time is over, and seals what was committed. */
export function ledgerJobs(deps: LedgerJobsDeps): Job[] {
  return [
    {
      name: 'ledger.expire_holds',
      cron: '* * * * *',
      run: async () => {
        await expireHolds(deps);
      },
    },
    { name: 'ledger.seal', cron: '* * * * *', run: createSealing(deps) },
  ];
}
