import { startTransition, useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';

interface CrossHair {
  /** The point under the pointer or the keyboard; undefined while nothing is to be shown. */
  active: number | undefined;
  /** For an `input` of type range that lies over the picture, unseen. */
  sliderProps: ComponentProps<'input'>;
}

/**
 * Where the reader is among `count` points: moved by arrow keys, Home, End, touch and pointer, taken away by Escape.
 * `pointAt` finds the point under the pointer, or none.
 */
export function useCrossHair(
  count: number,
  start: number,
  pointAt: (event: PointerEvent<HTMLElement>) => number | undefined,
): CrossHair {
  const [{ index, shown }, setPlace] = useState({ index: start, shown: false });
  const last = Math.max(0, count - 1);
  // There may be fewer points than a moment ago.
  const reached = Math.min(index, last);
  const show = (next: number) => setPlace({ index: next, shown: true });
  const hide = () => setPlace({ index, shown: false });
  return {
    active: shown && count > 0 ? reached : undefined,
    sliderProps: {
      min: 0,
      max: last,
      step: 1,
      value: reached,
      onChange: (event) => show(Number(event.target.value)),
      onFocus: () => show(reached),
      // Not at once: between two places of the focus a dialog takes what vanishes for the one that had it, and goes back to
      // its start.
      onBlur: () => startTransition(hide),
      // A key that finds the slider at its end already changes nothing, but the reader wants to see where it is.
      onKeyDown: (event: KeyboardEvent) =>
        event.key === 'Escape' ? hide() : /^(Arrow|Home|End|Page)/.test(event.key) && show(reached),
      onPointerMove: (event) => {
        const point = pointAt(event);
        if (point === undefined) hide();
        else show(point);
      },
      onPointerLeave: (event) => {
        if (document.activeElement !== event.currentTarget) hide();
      },
    },
  };
}
