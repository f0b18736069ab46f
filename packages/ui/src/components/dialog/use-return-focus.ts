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
    const own = { before: whatStays(document.activeElement), below: [...standing].at(-1) };
    opened.current = own;
    standing.add(own);
    return () => queueMicrotask(() => standing.delete(own));
  }, [isOpen]);
  return {
    ...onward,
    onOpenAutoFocus: (event) => {
      const { activeElement: now } = document;
      const isInside = event.currentTarget instanceof Element && event.currentTarget.contains(now);
      // While a part of the dialog was fetched the page may have been hidden, which took the focus from what opened it.
      if (opened.current && !isInside && !targetOf(opened.current)) opened.current.before = whatStays(now);
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

/** What gets the focus back: what had it or, where that went away with a dialog whose place this one took, what opened that one. */
function targetOf({ before, below }: Opened): HTMLElement | undefined {
  if (before instanceof HTMLElement && before.matches('body *')) return before;
  return below && !standing.has(below) ? targetOf(below) : undefined;
}
