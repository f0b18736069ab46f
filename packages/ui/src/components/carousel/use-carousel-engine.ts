import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefCallback, type RefObject, startTransition, useCallback, useRef } from 'react';
import { whenIdle } from '../../idle/when-idle.ts';

/** The engine of a carousel; undefined until it stands in the page and the browser had the time to measure it. */
export type CarouselEngine = UseEmblaCarouselType[1];

type Options = Parameters<typeof useEmblaCarousel>[0];

/**
 * Embla for the element that takes the ref. It measures all its slides, so it waits until the page is painted, or until
 * somebody comes to the carousel; until then the slides stand at their start. Also answers where the element can be found.
 */
export function useCarouselEngine(
  options: Options,
): [ref: RefCallback<HTMLElement>, CarouselEngine, RefObject<HTMLElement | null>] {
  const place = useRef<HTMLElement>(null);
  const [setViewport, engine] = useEmblaCarousel(options);
  const ref = useCallback(
    (viewport: HTMLElement | null) => {
      place.current = viewport;
      if (viewport === null) return undefined;
      const callOff = whenIdle(() => startTransition(() => setViewport(viewport)));
      const startNow = () => setViewport(viewport);
      const begins = { once: true, passive: true } as const;
      viewport.addEventListener('focusin', startNow, begins);
      viewport.addEventListener('pointerover', startNow, begins);
      return () => {
        callOff();
        viewport.removeEventListener('focusin', startNow);
        viewport.removeEventListener('pointerover', startNow);
        setViewport(null);
        place.current = null;
      };
    },
    [setViewport],
  );
  return [ref, engine, place];
}
