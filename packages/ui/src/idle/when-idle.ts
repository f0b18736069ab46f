const idleLimitMs = 2000;
/** Safari has no idle callback: some frames later is late enough there. */
const framesMs = 200;

/** Calls `act` once the browser has nothing more pressing to do, at most two seconds later. Gives back what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, framesMs);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: idleLimitMs });
  return () => window.cancelIdleCallback(id);
}
