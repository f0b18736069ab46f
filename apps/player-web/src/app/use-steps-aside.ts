import { isNarrow } from '@quetzal/ui/narrow';
import { whenIdle } from '@quetzal/ui/when-idle';
import { useEffect, useState, type RefObject } from 'react';

/** Smaller movements are those of a finger at rest. */
const stepPx = 8;
/** No control that is to be pressed is smaller, so none fits between two points that are looked at. */
const gridPx = 16;
const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';

/** What is taller than this many times the button stays easy to press with the button over it: a game, a banner. */
const smallTimes = 2;

function* pointsOf({ left, top, right, bottom }: DOMRect): Generator<[number, number]> {
  for (let x = left; x < right + gridPx; x += gridPx)
    for (let y = top; y < bottom + gridPx; y += gridPx) yield [Math.min(x, right), Math.min(y, bottom)];
}

/** Whether a control of the page, such as a button or a row of a list, lies under a place. */
function liesOverControl(place: HTMLElement): boolean {
  const rect = place.getBoundingClientRect();
  for (const [x, y] of pointsOf(rect)) {
    const under = document.elementsFromPoint(x, y).find((element) => !place.contains(element));
    const control = under?.closest(controls);
    if (control && control.getBoundingClientRect().height <= rect.height * smallTimes) return true;
  }
  return false;
}

/**
 * Whether what floats in `place` has to step aside: while a control lies under it and, on phones, after the page was
 * scrolled towards its end until it is scrolled back.
 */
export function useStepsAside(place: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    // Where the page stands is not asked now: that alone would have the whole of it laid out.
    let [lastY, isScrolledOn, callOff] = [0, false, undefined as (() => void) | undefined];
    const look = () => {
      callOff = undefined;
      setAside((isScrolledOn && isNarrow()) || liesOverControl(element));
    };
    // When nothing presses and the page is laid out anyway, however much happened to it before.
    const lookSoon = () => (callOff ??= whenIdle(look));
    const onScroll = () => {
      const moved = window.scrollY - lastY;
      if (Math.abs(moved) >= stepPx) [lastY, isScrolledOn] = [window.scrollY, moved > 0];
      if (isScrolledOn && isNarrow()) setAside(true);
      else lookSoon();
    };
    const arrivals = new MutationObserver(lookSoon);
    const sizes = new ResizeObserver(lookSoon);
    arrivals.observe(document.body, { childList: true, subtree: true });
    sizes.observe(document.body);
    // Lists that scroll by themselves bring controls there too.
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      callOff?.();
      arrivals.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
  }, [place]);
  return isAside;
}
