import { useRef } from 'react';

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
export function useReturnFocus(onOpen?: (event: Event) => void): ReturnFocus {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event) => {
      before.current = document.activeElement;
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
