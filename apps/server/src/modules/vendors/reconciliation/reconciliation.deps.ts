import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { VendorSecrets } from '../vendor-secrets.ts';

/** What this part of the room works with. */
export interface ReconciliationDeps {
  db: Database;
  clock: Clock;
  /** Vendors whose feed is read: those that speak our own protocol. */
  secrets: VendorSecrets;
  /** How long a page of a vendor's feed may take. */
  timeoutMs: number;
}
