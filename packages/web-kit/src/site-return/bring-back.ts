import { ApiError } from '@quetzal/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { lostParts, type LostPart } from '../boundary/index.ts';

/** How often it is looked whether a part is missing; that asks nothing of anybody. */
const lookEveryMs = 1_000;
const pauseMsMin = 1_000;
/** Whoever waits before a page that lacks a part waits no longer than this after the site has come back. */
const pauseMsMax = 5_000;
/** A call that something between us and the site swallowed must not keep the next one waiting. */
const answerWaitMsMax = 8_000;
/** A read that fails although the site answers is asked for in ever longer pauses. */
const readPauseMsMax = 30_000;
/** What is lost again within this time of being asked for is lost for the same reason. */
const sameLossMs = 120_000;

/** Whether the site answers now. Asked past the worker and the caches, which answer without a network as well. */
async function siteAnswers(): Promise<boolean> {
  try {
    const answer = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerWaitMsMax),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The reads of what is on the page that had no answer, so that nothing is known, and may be asked again by now. */
function lostReads(queries: QueryClient): Query[] {
  const isLost = ({ state: { data, error, errorUpdatedAt, errorUpdateCount, fetchStatus } }: Query): boolean =>
    data === undefined &&
    fetchStatus === 'idle' &&
    error instanceof ApiError &&
    error.isTransient &&
    Date.now() - errorUpdatedAt >= Math.min(1_000 * 2 ** (errorUpdateCount - 1), readPauseMsMax);
  return queries.getQueryCache().findAll({ type: 'active', predicate: isLost });
}

/**
 * Watches for what the page lacks, parts that are lost and reads that had no answer, and asks for it anew once the site
 * answers; gives how to stop. A part that does not come although the site answers is asked for once, and is gone then: a
 * newer release has taken it away.
 */
export function bringBack(queries: QueryClient): () => void {
  const stopped = new AbortController();
  let pauseMs = pauseMsMin;
  let askedSiteAt = -Infinity;
  let isAsking = false;
  const askedAt = new WeakMap<LostPart, number>();

  const bring = (part: LostPart): void => {
    part.isGone = performance.now() - (askedAt.get(part) ?? -Infinity) < sameLossMs;
    // Nobody asks for what is gone again by itself.
    lostParts.delete(part);
    if (part.isGone) return;
    askedAt.set(part, performance.now());
    part.askAnew();
  };

  const look = async (): Promise<void> => {
    if (isAsking || (lostParts.size === 0 && lostReads(queries).length === 0)) return;
    isAsking = true;
    const answers = await siteAnswers();
    isAsking = false;
    askedSiteAt = performance.now();
    if (stopped.signal.aborted) return;
    pauseMs = answers ? pauseMsMin : Math.min(pauseMs * 2, pauseMsMax);
    for (const part of lostParts) {
      if (answers) bring(part);
      // While the site is away nothing says that a part is gone for good.
      else askedAt.delete(part);
    }
    // What it failed with is kept by the query, for whoever shows it.
    if (answers) for (const read of lostReads(queries)) void read.fetch().catch(() => undefined);
  };

  const timer = setInterval(() => {
    if (performance.now() - askedSiteAt >= pauseMs) void look();
  }, lookEveryMs);
  window.addEventListener('online', () => void look(), stopped);
  document.addEventListener('visibilitychange', () => void look(), stopped);
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}
