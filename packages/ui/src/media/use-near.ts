import { useCallback, useState } from 'react';

/* A fifth of the window, and a fifth of whatever scrolls, where the window counts once more. */
const reach = '20%';

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
