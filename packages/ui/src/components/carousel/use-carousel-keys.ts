import { useEffect } from 'react';
import { readDirection } from '../../direction/direction.ts';
import type { CarouselEngine } from './use-carousel-engine.ts';

type Engine = NonNullable<CarouselEngine>;

const controls = 'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Arrow keys, Home and End lead from card to card, and the card with the focus comes into view. */
export function useCarouselKeys(engine: CarouselEngine, isStill: boolean): void {
  useEffect(() => {
    if (engine === undefined) return undefined;
    const root = engine.rootNode();
    const pressed = (event: KeyboardEvent) => {
      const asked = slideAskedFor(event, engine.slideNodes());
      const slide = asked === undefined ? undefined : engine.slideNodes()[asked];
      if (asked === undefined || slide === undefined) return;
      event.preventDefault();
      /* the browser would scroll the clipped box; the carousel moves instead */
      slide.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
      if (isCutOff(slide, root)) engine.scrollTo(viewOf(engine, asked), isStill);
    };
    root.addEventListener('keydown', pressed);
    return () => root.removeEventListener('keydown', pressed);
  }, [engine, isStill]);
}

/* Seen from the slide with the focus; undefined for other keys and for those that a field inside a slide needs itself. */
function slideAskedFor(event: KeyboardEvent, slides: readonly HTMLElement[]): number | undefined {
  const from = event.target;
  if (!(from instanceof HTMLElement) || from.matches('input, textarea, select, [contenteditable]')) return undefined;
  const current = slides.findIndex((slide) => slide.contains(from));
  const on = readDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = on === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const asked = { [on]: current + 1, [back]: current - 1, Home: 0, End: slides.length - 1 }[event.key];
  return current < 0 ? undefined : asked;
}

function isCutOff(slide: HTMLElement, root: HTMLElement): boolean {
  const [view, box] = [root.getBoundingClientRect(), slide.getBoundingClientRect()];
  return box.left < view.left - 1 || box.right > view.right + 1;
}

/* Several slides share a view. */
function viewOf(engine: Engine, slide: number): number {
  return engine.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));
}
