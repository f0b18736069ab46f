import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { VendorDialects } from '../dialects/dialect-keys.ts';
import type { VendorSecrets } from '../vendor-secrets.ts';

/** What this part of the room works with. */
export interface ReconciliationDeps {
  db: Database;
  clock: Clock;
  /** Vendors that speak our own protocol: all of them have a feed. */
  secrets: VendorSecrets;
  /** Vendors that speak a dialect: those with a `feed` are compared too. */
  dialects: VendorDialects;
  /** How long a page of a vendor's feed may take. */
  timeoutMs: number;
}
