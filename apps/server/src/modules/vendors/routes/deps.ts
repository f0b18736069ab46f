import type { RefusalLog } from '../refusals.ts';
import type { VendorOperations } from '../vendor-operations.ts';
import type { VendorSecrets } from '../vendor-secrets.ts';
import type { VendorsDeps } from '../vendors.deps.ts';

/** What the routes of this room call. */
export interface VendorRoutesDeps extends VendorsDeps {
  secrets: VendorSecrets;
  operations: VendorOperations;
  refusals: RefusalLog;
}
