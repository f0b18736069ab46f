import { useInsertionEffect, useRef } from 'react';
import { useOnwardFocus } from './use-onward-focus.ts';

/** Handlers for the content of a dialog. */
interface ReturnFocus extends ReturnType<typeof useOnwardFocus> {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever had it before the dialog opened. Radix by itself knows only the dialog's own trigger,
 * so a dialog that was opened by state, from a menu or by an address, would leave the keyboard at the top of the page.
 * `onOpen` is what the dialog itself does with the focus when it opens.
 */
export function useReturnFocus(isOpen: boolean, onOpen?: (event: Event) => void): ReturnFocus {
  const before = useRef<Element>(null);
  const onward = useOnwardFocus();
  // The only moment before a field of the dialog that wants the focus (`autoFocus`) has taken it.
  useInsertionEffect(() => {
    if (isOpen) before.current = whatStays(document.activeElement);
  }, [isOpen]);
  return {
    ...onward,
    onOpenAutoFocus: (event) => {
      const { activeElement: now } = document;
      const isInside = event.currentTarget instanceof Element && event.currentTarget.contains(now);
      // While a part of the dialog was fetched the page may have been hidden, which took the focus from what opened it.
      if (!isInside && now !== document.body) before.current = whatStays(now);
      onOpen?.(event);
    },
    onCloseAutoFocus: (event) => {
      const target = before.current;
      if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return;
      event.preventDefault();
      // Of what is larger than the screen, such as a whole page, the browser would bring the top into view.
      const { top, bottom } = target.getBoundingClientRect();
      target.focus({ preventScroll: top < window.innerHeight && bottom > 0 });
    },
  };
}

/** An entry of a menu goes away with it: the button that the menu is named by is what stays. */
function whatStays(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener && document.getElementById(opener)) || element;
}
