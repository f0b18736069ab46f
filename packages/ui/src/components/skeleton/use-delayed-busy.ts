import { useEffect, useRef, useState } from 'react';

export interface DelayedBusyOptions {
  /** Waits shorter than this show nothing. */
  delayMs?: number | undefined;
  /** Once shown, the sign of waiting stays at least this long. */
  shownMsMin?: number | undefined;
}

/**
 * Whether to show that something is loading: after 200 ms, then for at least 400 ms, so that nothing flashes. Show the
 * content when `busy` is false and this is false; meanwhile the region carries `aria-busy`.
 */
export function useDelayedBusy(busy: boolean, { delayMs = 200, shownMsMin = 400 }: DelayedBusyOptions = {}): boolean {
  const [isShown, setShown] = useState(false);
  const shownAtMs = useRef(0);
  useEffect(() => {
    if (busy === isShown) return;
    const waitMs = busy ? delayMs : shownAtMs.current + shownMsMin - performance.now();
    const timer = setTimeout(
      () => {
        shownAtMs.current = performance.now();
        setShown(busy);
      },
      Math.max(0, waitMs),
    );
    return () => clearTimeout(timer);
  }, [busy, isShown, delayMs, shownMsMin]);
  return isShown;
}
