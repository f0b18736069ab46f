import type { RefusalLog } from '../refusals.ts';
import type { VendorSigningKey } from '../signing-keys.ts';
import type { VendorOperations } from '../vendor-operations.ts';
import type { VendorSecrets } from '../vendor-secrets.ts';
import type { VendorsDeps } from '../vendors.deps.ts';

/** What the routes of this room call. */
export interface VendorRoutesDeps extends VendorsDeps {
  secrets: VendorSecrets;
  /** What we sign with for vendors that sign with keys; none when there are no such vendors. */
  signingKey?: VendorSigningKey | undefined;
  operations: VendorOperations;
  refusals: RefusalLog;
}
