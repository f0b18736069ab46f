import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(width < 48rem)');

/** Whether there is room for one month only: a phone, or a page at great zoom. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = narrow();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => narrow().matches,
    () => false,
  );
}
