import { createHash } from 'node:crypto';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Caller } from './player-check.ts';
import type { RevealSeedBody, VendorAnswer } from './protocol.schemas.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/**
 * Keeps a server seed for every round that was told under its hash, once. A seed that does not belong to the hash is refused
 * and reported: its vendor cannot prove what it has promised.
 */
export function revealSeed(
  { db, clock, records }: Pick<VendorsDeps, 'db' | 'clock' | 'records'>,
  { vendorCode, site }: Caller,
  { requestId, serverSeedHash, serverSeed, playerRef }: RevealSeedBody,
): Promise<VendorAnswer> {
  const hash = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  return db.transaction().execute(async (tx) => {
    const at = clock.now();
    if (hash === serverSeedHash) {
      await records.keepSeed(tx, { vendorCode, serverSeedHash, serverSeed }, at);
      return { status: 'OK', requestId };
    }
    await reportEvent(tx, {
      at,
      siteId: site.id,
      component: 'vendors.seeds',
      action: 'refused',
      subject: `seed:${serverSeedHash}`,
      actor: { kind: 'provider', id: vendorCode },
      reason: 'other_hash',
      after: { hash, ...(playerRef === undefined ? {} : { playerRef }) },
    });
    return { status: 'INVALID_REQUEST', requestId };
  });
}
