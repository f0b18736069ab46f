import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';

type EmblaApi = UseEmblaCarouselType[1];

/** Whether a carousel can go back and on, and the two commands. */
export function useRailArrows(embla: EmblaApi) {
  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed).on('init', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed).off('init', changed);
      };
    },
    [embla],
  );
  return {
    canGoBack: useSyncExternalStore(
      subscribe,
      () => embla?.canScrollPrev() ?? false,
      () => false,
    ),
    canGoOn: useSyncExternalStore(
      subscribe,
      () => embla?.canScrollNext() ?? false,
      () => false,
    ),
    back: () => embla?.scrollPrev(),
    on: () => embla?.scrollNext(),
  };
}
