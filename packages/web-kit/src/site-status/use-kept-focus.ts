import { useEffect, useRef } from 'react';

/* A focus that is somewhere stays there. */
function takeFocus(place: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) place?.focus({ preventScroll: true });
}

/**
 * The main region of what takes the place of a whole page for a while: it gets the keyboard when what had it went away
 * with the page, and the page that comes back gets it in the same way.
 */
export function useKeptFocus() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    takeFocus(main.current);
    return () => void requestAnimationFrame(() => takeFocus(document.querySelector('main')));
  }, []);
  return main;
}
