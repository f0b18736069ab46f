import type { Answer } from './answers.ts';

/** Less is not seen, and does not lead a press astray. */
const seenFromPx = 3;

/** Watches from now on where all that can be pressed within `scope` stands; gives what moved after it was first there. */
export function watchPlaces(scope: string): () => string[] {
  const places = new Map<Element, DOMRect>();
  const moved = new Set<string>();
  let isWatching = true;
  const look = () => {
    for (const element of document.querySelectorAll(`:is(${scope}) :is(a, button, input)`)) {
      const now = element.getBoundingClientRect();
      const before = places.get(element);
      if (now.width === 0) continue;
      places.set(element, now);
      if (before === undefined) continue;
      const way = [now.x - before.x, now.y - before.y].map(Math.round);
      if (way.some((px) => Math.abs(px) > seenFromPx)) moved.add(`${nameOf(element)} by ${way.join(', ')}`);
    }
    if (isWatching) requestAnimationFrame(look);
  };
  look();
  return () => {
    isWatching = false;
    return [...moved];
  };
}

/** An answer that is on its way for a while. */
export function late(delayMs: number, answer: Answer): Answer {
  return async (url, req) => {
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    return answer(url, req);
  };
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}
