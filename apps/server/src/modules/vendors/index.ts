import type { Routes } from '#kernel/http/api-instance.ts';
import type { VendorRoutesDeps } from './routes/deps.ts';
import { addVendorRoutes } from './routes/index.ts';

export { readVendorSecrets } from './vendor-secrets.ts';
export { vendorJobs } from './vendors.jobs.ts';

/** Opening games, and the signed calls that game vendors make. */
export function vendorRoutes(deps: VendorRoutesDeps): Routes {
  return (api) => addVendorRoutes(api, deps);
}
