import { FeedUnread } from '../feed/fetch-limited.ts';
import { failRun, finishRun } from './finish-run.ts';
import { claimMs, type Claimed, readNextPage } from './read-feed-of-run.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { readerOf } from './readers.ts';
import { claimRun, postponeRun } from './runs.store.ts';

const minuteMs = 60_000;
const attemptsMax = 8;
/** Twenty million transactions: more than any vendor has in a month. */
const pagesMax = 20_000;
/** After so long the run goes back to the queue of runs, for this worker or another. */
const turnMs = 4 * minuteMs;

/** Works all runs that are due, one after another. Any number of workers may do so at once. */
export async function workRuns(deps: ReconciliationDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const claimedUntil = new Date(now.getTime() + claimMs(deps));
    const run = await claimRun(deps.db, now, claimedUntil);
    if (run === undefined) return;
    await workRun(deps, { run, claimedUntil }, new Date(now.getTime() + turnMs));
  }
}

async function workRun(deps: ReconciliationDeps, claimed: Claimed, until: Date): Promise<void> {
  const { vendorCode, attempts } = claimed.run;
  if (attempts >= attemptsMax) return failRun(deps, claimed, 'interrupted');
  const reader = await readerOf(deps, vendorCode);
  if (reader === undefined) return failRun(deps, claimed, 'unreachable');
  let at = claimed;
  try {
    for (let hasMore = true; hasMore;) {
      if (at.run.pages >= pagesMax) return await failRun(deps, at, 'endless');
      const read = await readNextPage(deps, at, reader);
      if (read === undefined) return undefined;
      ({ hasMore } = read);
      at = read;
      if (hasMore && deps.clock.now() > until) return await goOnLater(deps, at);
    }
  } catch (error) {
    if (!(error instanceof FeedUnread)) throw error;
    return tryLater(deps, at, error);
  }
  return finishRun(deps, at, reader);
}

async function goOnLater({ db, clock }: ReconciliationDeps, { run, claimedUntil }: Claimed): Promise<void> {
  await postponeRun(db, run.id, { trouble: null, dueAt: clock.now(), claimedUntil });
}

/** Another attempt after a minute, then after twice as long each time; after two hours the run has failed. */
async function tryLater(deps: ReconciliationDeps, claimed: Claimed, { trouble }: FeedUnread): Promise<void> {
  const { run, claimedUntil } = claimed;
  if (run.attempts + 1 >= attemptsMax) return failRun(deps, claimed, trouble);
  const dueAt = new Date(deps.clock.now().getTime() + minuteMs * 2 ** run.attempts);
  return postponeRun(deps.db, run.id, { trouble, dueAt, claimedUntil });
}
