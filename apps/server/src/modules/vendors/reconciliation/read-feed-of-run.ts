import { parseAmount } from '@quetzal/domain/money';
import type { FeedTransaction } from '../feed/feed.schemas.ts';
import { FeedUnread, type VendorFeed } from '../feed/read-signed.ts';
import { readVendorPage } from '../feed/read-vendor-feed.ts';
import { startOf } from './days.ts';
import { type FeedEntry, upsertEntries } from './entries.store.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import type { Run } from './reconciliation.model.ts';
import { renewClaim } from './runs.store.ts';

const pageSize = 1_000;

/** A run that this worker has, until a time. */
export interface Claimed {
  run: Run;
  claimedUntil: Date;
}

/** How long a worker has a run for one page; one that died is followed by another after this. */
export function claimMs({ timeoutMs }: Pick<ReconciliationDeps, 'timeoutMs'>): number {
  return timeoutMs + 30_000;
}

/**
 * Reads the next page and keeps it together with the place in the feed, so that a worker that dies loses nothing and the
 * next one repeats nothing that matters. Undefined when another worker took the run. Rejects with `FeedUnread`.
 */
export async function readNextPage(
  deps: ReconciliationDeps,
  { run, claimedUntil }: Claimed,
  feed: VendorFeed,
): Promise<(Claimed & { hasMore: boolean }) | undefined> {
  const page = await readVendorPage(deps, feed, { from: startOf(run.fromDay), cursor: run.cursor, limit: pageSize });
  const entries = new Map(page.transactions.map((one) => [one.txId, entryOf(one)]));
  const next = { ...run, cursor: page.nextCursor, pages: run.pages + 1, attempts: 0 };
  const until = new Date(deps.clock.now().getTime() + claimMs(deps));
  const isKept = await deps.db.transaction().execute(async (tx) => {
    if (!(await renewClaim(tx, next, { since: claimedUntil, until }))) return false;
    await upsertEntries(tx, { vendorCode: run.vendorCode, runId: run.id }, [...entries.values()]);
    return true;
  });
  return isKept ? { run: next, claimedUntil: until, hasMore: page.hasMore } : undefined;
}

function entryOf(told: FeedTransaction): FeedEntry {
  const { txId, type, state, betTxId = null, operatorId, playerRef, currency } = told;
  const amount = parseAmount(told.amount, currency);
  if (!amount.ok) throw new FeedUnread('malformed');
  const happenedAt = new Date(told.at);
  return { txId, kind: type, state, betTxId, operatorId, playerRef, currency, amount: amount.value.amount, happenedAt };
}
