import { lostParts, type LostPart } from '../boundary/index.ts';

/** How often it is looked whether a part is missing; that asks nothing of anybody. */
const lookEveryMs = 1_000;
const pauseMsMin = 1_000;
const pauseMsMax = 30_000;
/** What is lost again within this time of being asked for is lost for the same reason. */
const sameLossMs = 120_000;

/** Whether the site answers now. Asked past the worker and the caches, which answer without a network as well. */
async function siteAnswers(): Promise<boolean> {
  try {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(pauseMsMax) });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Watches for parts of the page that are lost and asks for them anew once the site answers; gives how to stop. What does
 * not come although the site answers is asked for once, and is gone then: a newer release has taken it away.
 */
export function bringBack(): () => void {
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
    if (isAsking || lostParts.size === 0) return;
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
