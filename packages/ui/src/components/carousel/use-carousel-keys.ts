import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readDirection } from '../../direction/direction.ts';
import type { CarouselEngine } from './use-carousel-engine.ts';

type Engine = NonNullable<CarouselEngine>;

const controls = 'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Arrow keys, Home and End lead from card to card, and the card with the focus comes into view. Keys that come before the
 * engine move the focus, which it follows once it is there.
 */
export function useCarouselKeys(
  viewport: RefObject<HTMLElement | null>,
  engine: CarouselEngine,
  isStill: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const slides = [...(viewport.current?.firstElementChild?.children ?? [])];
    const asked = slideAskedFor(event, slides);
    const slide = asked === undefined ? undefined : slides[asked];
    if (asked === undefined || slide === undefined) return;
    event.preventDefault();
    /* the browser would scroll the clipped box; the carousel moves instead */
    slide.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
    if (engine !== undefined) bringIntoView(engine, asked, isStill);
  });
  useEffect(() => {
    const root = viewport.current;
    root?.addEventListener('keydown', press);
    return () => root?.removeEventListener('keydown', press);
  }, [viewport]);
  const follow = useEffectEvent((come: Engine) => {
    const focused = come.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
    if (focused >= 0) bringIntoView(come, focused, isStill);
  });
  useEffect(() => {
    if (engine !== undefined) follow(engine);
  }, [engine]);
}

/* Seen from the slide with the focus; undefined for other keys and for those that a field inside a slide needs itself. */
function slideAskedFor(event: KeyboardEvent, slides: readonly Element[]): number | undefined {
  const from = event.target;
  if (!(from instanceof HTMLElement) || from.matches('input, textarea, select, [contenteditable]')) return undefined;
  const current = slides.findIndex((slide) => slide.contains(from));
  const on = readDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = on === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const asked = { [on]: current + 1, [back]: current - 1, Home: 0, End: slides.length - 1 }[event.key];
  return current < 0 ? undefined : asked;
}

function bringIntoView(engine: Engine, slide: number, isStill: boolean): void {
  if (isCutOff(engine, slide)) engine.scrollTo(viewOf(engine, slide), isStill);
}

/* Where a movement under way will end counts, not where it is. */
function isCutOff(engine: Engine, slide: number): boolean {
  const [view, box] = [engine.rootNode(), engine.slideNodes()[slide]].map((node) => node?.getBoundingClientRect());
  if (view === undefined || box === undefined) return false;
  const { target, offsetLocation } = engine.internalEngine();
  const left = target.get() - offsetLocation.get();
  const toCome = readDirection() === 'rtl' ? -left : left;
  return box.left + toCome < view.left - 1 || box.right + toCome > view.right + 1;
}

/* Several slides share a view. */
function viewOf(engine: Engine, slide: number): number {
  return engine.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));
}
