import { useInsertionEffect, useRef } from 'react';

/** Handlers for the content of a dialog. */
interface ReturnFocus {
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
  // The only moment before a field of the dialog that wants the focus (`autoFocus`) has taken it.
  useInsertionEffect(() => {
    if (isOpen) before.current = document.activeElement;
  }, [isOpen]);
  return {
    onOpenAutoFocus: (event) => {
      const { activeElement: now } = document;
      // A menu that closed meanwhile has given the focus back to its button.
      const isInside = event.currentTarget instanceof Element && event.currentTarget.contains(now);
      if (!isInside) before.current = now;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event) => {
      const target = before.current;
      if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return;
      event.preventDefault();
      target.focus();
    },
  };
}
