import { useCallback, useSyncExternalStore } from 'react';
import { narrow } from './narrow.ts';

/** Whether the page answers to a media query right now; false while there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is narrower than the breakpoint `md`. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrow);
}
