import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 1024px)');

const subscribe = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for the side menu beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
