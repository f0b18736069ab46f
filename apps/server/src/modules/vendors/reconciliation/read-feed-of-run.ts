import { parseAmount } from '@quetzal/domain/money';
import type { BooksReader, ToldTransaction } from '../feed/books-reader.ts';
import { FeedUnread } from '../feed/fetch-limited.ts';
import { isKeepable } from '../keepable.ts';
import { addDays, startOf } from './days.ts';
import { type FeedEntry, selectSitesOf, upsertEntries } from './entries.store.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import type { Run } from './reconciliation.model.ts';
import { renewClaim } from './runs.store.ts';

/** Stands for the site of a player whom nobody knows: like a site that there is not, it is every site's business. */
const noSite = '';

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
  reader: BooksReader,
): Promise<(Claimed & { hasMore: boolean }) | undefined> {
  const question = { from: startOf(run.fromDay), to: startOf(addDays(run.day, 1)), cursor: run.cursor };
  const page = await reader.read(question);
  if (!isKeepable(page.transactions)) throw new FeedUnread('malformed');
  const siteless = page.transactions.filter(({ operatorId }) => operatorId === undefined);
  const sites = await selectSitesOf(
    deps.db,
    siteless.map(({ playerRef }) => playerRef),
  );
  const entries = new Map(page.transactions.map((one) => [one.txId, entryOf(one, sites)]));
  const next = { ...run, cursor: page.nextCursor, pages: run.pages + 1, attempts: 0 };
  const until = new Date(deps.clock.now().getTime() + claimMs(deps));
  const isKept = await deps.db.transaction().execute(async (tx) => {
    if (!(await renewClaim(tx, next, { since: claimedUntil, until }))) return false;
    await upsertEntries(tx, { vendorCode: run.vendorCode, runId: run.id }, [...entries.values()]);
    return true;
  });
  return isKept ? { run: next, claimedUntil: until, hasMore: page.hasMore } : undefined;
}

function entryOf(told: ToldTransaction, sites: ReadonlyMap<string, string>): FeedEntry {
  const { txId, type, state, betTxId = null, playerRef, currency } = told;
  const amount = parseAmount(told.amount, currency);
  if (!amount.ok) throw new FeedUnread('malformed');
  const operatorId = told.operatorId ?? sites.get(playerRef.toLowerCase()) ?? noSite;
  const names = { txId, kind: type, state, betTxId, operatorId, playerRef, currency };
  const isStake = type === 'bet' || (type === 'rollback' && told.winTxId === undefined);
  const isFree = isStake && told.freeRound !== undefined;
  return { ...names, amount: amount.value.amount, isFree, happenedAt: new Date(told.at) };
}
