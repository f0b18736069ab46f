import type { RefusalLog } from '../refusals.ts';
import type { VendorOperations } from '../vendor-operations.ts';
import type { VendorsDeps } from '../vendors.deps.ts';
import type { VendorDialects } from './dialect-keys.ts';

/** What the dialects call: the same operations as the protocol of our own. */
export interface DialectDeps extends Pick<VendorsDeps, 'db' | 'sites' | 'members' | 'wallet'> {
  operations: VendorOperations;
  refusals: RefusalLog;
  dialects: VendorDialects;
}
