import { useCallback, useState } from 'react';

/* Half a screen up and down, a quarter of one to the side; of what scrolls by itself as much. */
const reach = '50% 25%';

/**
 * Whether an element has come close to what is in view; true for good from then on, and at once unless `isAwaited`. The
 * element is the one that is given to the returned reference.
 */
export function useNear(isAwaited: boolean): [watch: (element: Element | null) => (() => void) | undefined, boolean] {
  const [isNear, setNear] = useState(!isAwaited);
  const watch = useCallback(
    (element: Element | null) => {
      if (isNear || element === null) return undefined;
      const near = (seen: IntersectionObserverEntry[]) => setNear(seen.some(({ isIntersecting }) => isIntersecting));
      const observer = new IntersectionObserver(near, { rootMargin: reach, scrollMargin: reach });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isNear],
  );
  return [watch, isNear];
}
