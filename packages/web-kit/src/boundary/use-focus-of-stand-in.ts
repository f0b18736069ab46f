import { useLayoutEffect, useState } from 'react';

/**
 * Takes over the keyboard's focus from the button that stood in for that of a menu or of a panel. Called where the part that
 * came draws its own button in the same place.
 */
export function useFocusOfStandIn(): void {
  const [focused] = useState(placeOfFocus);
  useLayoutEffect(() => {
    if (focused === null || focused.element.isConnected || document.activeElement !== document.body) return;
    const successor = focused.parent.children[focused.index];
    const button = successor?.matches('button') ? successor : successor?.querySelector('button');
    if (button instanceof HTMLElement) button.focus();
  }, [focused]);
}

/** Where the focused button stands while it is still there. */
function placeOfFocus() {
  const element = document.activeElement;
  const parent = element?.parentElement;
  if (!element?.matches('[aria-haspopup]') || !parent) return null;
  return { element, parent, index: [...parent.children].indexOf(element) };
}
