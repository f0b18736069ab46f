import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

/** The engine of a carousel; undefined until it stands in the page. */
export type CarouselEngine = UseEmblaCarouselType[1];

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
