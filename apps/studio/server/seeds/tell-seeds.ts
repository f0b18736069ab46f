import type { StudioDeps } from '../deps.ts';
import { claimSeedsToTell, markTold, postponeTelling, type SeedToTell } from './tell-seeds.store.ts';

const BATCH = 20;
const LEASE_MARGIN_MS = 1000;
const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 15 * 60_000;
const DOUBLINGS_MAX = 10;

/** One pass: tells the platform the seeds that were retired, so that players find them in their records. */
export async function tellSeeds(deps: StudioDeps): Promise<void> {
  const lease = new Date(deps.now().getTime() + deps.platformTimeoutMs + LEASE_MARGIN_MS);
  const seeds = await claimSeedsToTell(deps.db, deps.now(), lease, BATCH);
  await Promise.all(seeds.map((seed) => tell(deps, seed)));
}

async function tell(deps: StudioDeps, seed: SeedToTell): Promise<void> {
  const { id, vendorCode, attempts, ...facts } = seed;
  const { acknowledged, cause } = await deps.platform.revealSeed(vendorCode, facts);
  if (acknowledged) return markTold(deps.db, id);
  const waitMs = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(attempts, DOUBLINGS_MAX));
  deps.log.warn({ seedPairId: id, attempts: attempts + 1, waitMs, cause }, 'the platform did not take a seed');
  await postponeTelling(deps.db, id, new Date(deps.now().getTime() + waitMs));
}
