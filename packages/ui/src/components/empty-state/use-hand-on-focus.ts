import { useLayoutEffect, useRef } from 'react';

/** About two seconds: what takes longer to come has been left by then. */
const framesMax = 120;

/**
 * Hands the keyboard on to what takes the place of a part that goes away while it has the focus: a press on its button is
 * what takes it away, and would leave the keyboard at the top of the page. What is still on its way is waited for.
 */
export function useHandOnFocus() {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const places = placesOf(element);
      const look = (framesLeft: number): void => {
        const { activeElement } = document;
        if (activeElement !== null && activeElement !== document.body) return;
        const next = whatIsAt(places);
        if (next?.ariaBusy === 'true' && framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
        else if (next instanceof HTMLElement) focusForNow(next);
      };
      requestAnimationFrame(() => look(framesMax));
    };
  }, []);
  return part;
}

interface Place {
  parent: Element;
  index: number;
}

/* Where it stands, and where each part stands that it is in: any of them may go away with it. */
function placesOf(element: Element): Place[] {
  const parent = element.parentElement;
  return parent === null ? [] : [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)];
}

function whatIsAt(places: readonly Place[]): Element | undefined {
  const place = places.find(({ parent }) => parent.isConnected);
  return place?.parent.children[place.index] ?? place?.parent;
}

/* Not a stop of the keyboard otherwise; what it holds comes next. */
function focusForNow(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
