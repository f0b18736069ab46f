import type { Routes } from '#kernel/http/api-instance.ts';
import { addDialects } from './dialects/index.ts';
import type { VendorDialects } from './dialects/dialect-keys.ts';
import { createRefusalLog } from './refusals.ts';
import { addVendorRoutes } from './routes/index.ts';
import { createVendorOperations } from './vendor-operations.ts';
import type { VendorSecrets } from './vendor-secrets.ts';
import type { VendorsDeps } from './vendors.deps.ts';

export { readVendorDialects } from './dialects/dialect-keys.ts';
export { readVendorSecrets } from './vendor-secrets.ts';
export { vendorJobs } from './vendors.jobs.ts';

/** Opening games, and the signed calls that game vendors make. */
export function vendorRoutes(deps: VendorsDeps & { secrets: VendorSecrets; dialects: VendorDialects }): Routes {
  const refusals = createRefusalLog(deps);
  const operations = createVendorOperations({ ...deps, refusals });
  return (api) => {
    addVendorRoutes(api, { ...deps, refusals, operations });
    addDialects(api, { ...deps, refusals, operations });
  };
}
