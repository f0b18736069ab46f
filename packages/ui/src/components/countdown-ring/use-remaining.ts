import { useEffect, useRef, useState } from 'react';

/** Either the moment at which it ends, or what is left of it. */
export type CountdownTime =
  | {
      /** Epoch milliseconds on the server's clock. */
      endsAtMs: number;
      /** The server's clock: `() => Date.now() + offsetMs`. */
      now?: (() => number) | undefined;
      remainingMs?: undefined;
    }
  | {
      /** Stands still at this: the caller owns the clock. */
      remainingMs: number;
      endsAtMs?: undefined;
      now?: undefined;
    };

/**
 * What is left in whole seconds, begun ones counted; never less than 0. Wakes up at the change of a second, so that
 * several countdowns to one moment change together, and asks the clock again each time, so that sleep does not matter.
 */
export function useRemainingSeconds({ endsAtMs, now = Date.now, remainingMs }: CountdownTime): number {
  const clock = useRef(now);
  const [presentMs, setPresentMs] = useState(now);

  useEffect(() => {
    clock.current = now;
  }, [now]);

  useEffect(() => {
    if (endsAtMs === undefined) return;
    let timer = 0;
    const tick = () => {
      const atMs = clock.current();
      setPresentMs(atMs);
      const leftMs = endsAtMs - atMs;
      if (leftMs > 0) timer = window.setTimeout(tick, leftMs % 1000 || 1000);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [endsAtMs]);

  const leftMs = endsAtMs === undefined ? remainingMs : endsAtMs - presentMs;
  return Math.max(0, Math.ceil(leftMs / 1000));
}
