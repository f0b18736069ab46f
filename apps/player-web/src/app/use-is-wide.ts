import { useSyncExternalStore } from 'react';

/** Makes a hook that tells whether the window is at least so wide. */
function createWidthHook(query: string): () => boolean {
  const media = window.matchMedia(query);
  const subscribe = (onChange: () => void) => {
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/** Whether there is room in the header for more than the brand and the account. */
export const useIsMedium = createWidthHook('(width >= 48rem)');

/** Whether there is room for the side menu beside the page. */
export const useIsWide = createWidthHook('(width >= 64rem)');

/** Whether there is room for the names in it too; below, it starts as icons. */
export const useIsRoomy = createWidthHook('(width >= 80rem)');
