import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window has at least this width; false where there is no window. */
export function useWide(widthMinPx: number): boolean {
  const query = `(width >= ${widthMinPx}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
