import { useCallback, useSyncExternalStore } from 'react';
import type { CarouselEngine } from './use-carousel-engine.ts';

/** Whether a carousel can go back and on. Asked again whenever it moved or changed its size. */
export function useCarouselArrows(engine: CarouselEngine) {
  const subscribe = useCallback(
    (changed: () => void) => {
      engine?.on('select', changed).on('reInit', changed).on('init', changed);
      return () => {
        engine?.off('select', changed).off('reInit', changed).off('init', changed);
      };
    },
    [engine],
  );
  const canGoBack = useSyncExternalStore(
    subscribe,
    () => engine?.canScrollPrev() ?? false,
    () => false,
  );
  const canGoOn = useSyncExternalStore(
    subscribe,
    () => engine?.canScrollNext() ?? false,
    () => false,
  );
  return { canGoBack, canGoOn };
}
