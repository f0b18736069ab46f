import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../../media/reduced-motion.ts';

/** A step leaves a part of what was seen in view, so that the eye finds its place again. */
const stepShare = 0.8;
const acts = ['pointerdown', 'wheel', 'focusin'] as const;
const chosen = '[aria-pressed="true"], [aria-current]:not([aria-current="false"])';

/** Where a row stands that scrolls sideways, and how to move it. Directions are those of reading. */
export function useRail(): {
  row: RefObject<HTMLDivElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  move: (way: -1 | 1) => void;
} {
  const row = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [{ canGoBack, canGoOn }, setWays] = useState({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = () => {
      // Below 0 where lines run from right to left.
      const done = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - done;
      setWays((before) => {
        const now = { canGoBack: done > 1, canGoOn: left > 1 };
        return before.canGoBack === now.canGoBack && before.canGoOn === now.canGoOn ? before : now;
      });
    };
    // Pictures come after the row and push aside what was in view; whoever moves the row has taken it over.
    let isTaken = false;
    const take = () => (isTaken = true);
    const sizes = new ResizeObserver(() => {
      if (!isTaken) showChosen(element);
      look();
    });
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    const { signal, abort } = listening();
    element.addEventListener('scroll', look, { passive: true, signal });
    for (const act of acts) element.parentElement?.addEventListener(act, take, { passive: true, signal });
    return () => {
      sizes.disconnect();
      abort();
    };
  }, []);
  const move = useCallback(
    (way: -1 | 1) => {
      const element = row.current;
      if (element === null) return;
      const sign = getComputedStyle(element).direction === 'rtl' ? -way : way;
      element.scrollBy({ left: sign * element.clientWidth * stepShare, behavior: isStill ? 'instant' : 'smooth' });
    },
    [isStill],
  );
  return { row, canGoBack, canGoOn, move };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/* What is chosen may lie beyond the edge when the row appears. The page itself stays where it is. */
function showChosen(row: HTMLElement): void {
  const mark = row.querySelector(chosen)?.getBoundingClientRect();
  if (mark === undefined) return;
  const frame = row.getBoundingClientRect();
  if (mark.left >= frame.left && mark.right <= frame.right) return;
  row.scrollLeft += (mark.left + mark.right - frame.left - frame.right) / 2;
}
