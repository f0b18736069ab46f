import { useInsertionEffect, useRef } from 'react';
import { useOnwardFocus } from './use-onward-focus.ts';

/** Handlers for the content of a dialog. */
interface ReturnFocus extends ReturnType<typeof useOnwardFocus> {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** A dialog that opened. */
interface Opened {
  /** What had the focus then. */
  before: Element | null;
  /** The one that stood on top of the others then. */
  below: Opened | undefined;
  panel?: HTMLElement;
}

/** The dialogs that are open, the newest last; one that closes leaves it after those that open in the same moment. */
const standing = new Set<Opened>();

/**
 * Gives the focus back to whatever had it before the dialog opened. Radix by itself knows only the dialog's own trigger,
 * so a dialog that was opened by state, from a menu or by an address, would leave the keyboard at the top of the page.
 * `onOpen` is what the dialog itself does with the focus when it opens.
 */
export function useReturnFocus(isOpen: boolean, onOpen?: (event: Event) => void): ReturnFocus {
  const opened = useRef<Opened>(undefined);
  const onward = useOnwardFocus();
  // The only moment before a field of the dialog that wants the focus (`autoFocus`) has taken it.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const own: Opened = { before: whatStays(document.activeElement), below: [...standing].at(-1) };
    opened.current = own;
    standing.add(own);
    return () => queueMicrotask(() => standing.delete(own));
  }, [isOpen]);
  return {
    ...onward,
    onOpenAutoFocus: (event) => {
      const own = opened.current;
      if (own) {
        own.panel = event.currentTarget as HTMLElement;
        // While a part of the dialog was fetched the page may have been hidden, which took the focus from what opened it.
        if (!isThere(own.before)) own.before = whatStays(document.activeElement);
      }
      onOpen?.(event);
    },
    onCloseAutoFocus: (event) => {
      const target = opened.current && targetOf(opened.current);
      if (target === undefined) return;
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

/** Whether it may have the focus: what went away may not, and the page itself is nothing to go back to. */
function isThere(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.matches('body *');
}

/**
 * What gets the focus back: what had it. Where that is gone, it is the dialog below, and where this one took the place of
 * another, what opened that one.
 */
function targetOf({ before, below }: Opened): HTMLElement | undefined {
  if (isThere(before)) return before;
  return below && (standing.has(below) ? below.panel : targetOf(below));
}
