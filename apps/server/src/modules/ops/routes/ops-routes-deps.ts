import type { Database } from '#kernel/database/database.ts';
import type { Ops } from '../ops.service.ts';

/** What the calls of operators about their own session and the site as a whole need. */
export interface OpsRoutesDeps {
  db: Database;
  ops: Ops;
}
