import type { Clock } from '#kernel/clock/clock.ts';
import type { Config } from '#kernel/config/config.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import type { Job } from '#kernel/jobs/jobs.ts';
import type { Ops } from '#modules/ops';
import { createReconciliation, reconciliationRoutes } from '#modules/vendors';
import { vendorKeysOf } from './vendor-keys.ts';

const feedTimeoutMs = 20_000;

/** Comparing vendors' books with ours: the nightly job, and the calls of operators about what it finds. */
export function createReconciling(deps: { config: Config; db: Database; clock: Clock; ops: Ops }): {
  routes: Routes[];
  jobs: Job[];
} {
  const { config, db, clock, ops } = deps;
  const { secrets, dialects } = vendorKeysOf(config);
  const reconciliation = createReconciliation({ db, clock, secrets, dialects, timeoutMs: feedTimeoutMs });
  return { routes: [reconciliationRoutes({ reconciliation, siteOf: ops.siteOf })], jobs: reconciliation.jobs };
}
