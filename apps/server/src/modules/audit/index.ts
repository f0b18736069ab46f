import type { Routes } from '#kernel/http/api-instance.ts';
import { addEventOps, addIntegrityOps, type AuditRoutesDeps } from './routes/audit-ops.ts';

export { auditJobs } from './audit.jobs.ts';
export { createIntegrity, type Integrity } from './integrity.service.ts';
export { readManifest } from './manifest.ts';

/** The calls of operators who look at what happened, and whether the program is what it should be. */
export function auditRoutes(deps: AuditRoutesDeps): Routes {
  return (api) => {
    addEventOps(api, deps);
    addIntegrityOps(api, deps);
  };
}
