import type { Routes } from '#kernel/http/api-instance.ts';
import { addDialects } from './dialects/index.ts';
import type { VendorDialects } from './dialects/dialect-keys.ts';
import { createRefusalLog } from './refusals.ts';
import { addVendorRoutes } from './routes/index.ts';
import { createVendorOperations } from './vendor-operations.ts';
import type { VendorSigningKey } from './signing-keys.ts';
import type { VendorSecrets } from './vendor-secrets.ts';
import type { VendorsDeps } from './vendors.deps.ts';

export { type DialectKeys, readVendorDialects } from './dialects/dialect-keys.ts';
export { createReconciliation, type Reconciliation } from './reconciliation/reconciliation.service.ts';
export { reconciliationRoutes } from './reconciliation/routes/index.ts';
export { readPublicKey, readVendorSigningKey } from './signing-keys.ts';
export { readVendorSecrets } from './vendor-secrets.ts';
export { createFreeRounds, type FreeRounds, type FreeRoundWish } from './free-rounds/free-rounds.service.ts';
export type { FreeRoundGrant } from './free-rounds/free-rounds.store.ts';
export { createRounds, type Rounds } from './rounds.service.ts';
export type { ListedRound } from './rounds-list.store.ts';
export type { VendorsDeps } from './vendors.deps.ts';
export { vendorJobs } from './vendors.jobs.ts';

/** Opening games, and the signed calls that game vendors make. */
export function vendorRoutes(
  deps: VendorsDeps & { secrets: VendorSecrets; dialects: VendorDialects; signingKey?: VendorSigningKey | undefined },
): Routes {
  const refusals = createRefusalLog(deps);
  const operations = createVendorOperations({ ...deps, refusals });
  return (api) => {
    addVendorRoutes(api, { ...deps, refusals, operations });
    addDialects(api, { ...deps, refusals, operations });
  };
}
