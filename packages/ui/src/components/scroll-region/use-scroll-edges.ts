import { useEffect, useState, type RefObject } from 'react';

/** At which ends of a scroller something lies out of sight. */
export interface ScrollEdges {
  start: boolean;
  end: boolean;
}

const none: ScrollEdges = { start: false, end: false };

/** Watches a scroller; in right-to-left pages the start is at the right. Rerenders only when an edge changes. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, axis: 'x' | 'y'): ScrollEdges {
  const [edges, setEdges] = useState(none);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => {
      const next = measureEdges(element, axis);
      setEdges((known) => (known.start === next.start && known.end === next.end ? known : next));
    };
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, axis]);
  return edges;
}

/* Layout rounds: less than two pixels are no reason for a fade. */
function measureEdges(element: HTMLElement, axis: 'x' | 'y'): ScrollEdges {
  const before = axis === 'x' ? Math.abs(element.scrollLeft) : element.scrollTop;
  const beyond =
    axis === 'x'
      ? element.scrollWidth - element.clientWidth - before
      : element.scrollHeight - element.clientHeight - before;
  return { start: before > 1, end: beyond > 1 };
}
