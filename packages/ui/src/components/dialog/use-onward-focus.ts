import { useRef, type FocusEvent } from 'react';

/** Handlers for the content of a dialog. */
interface OnwardFocus {
  onBlur: (event: FocusEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Lets the keyboard go from a field to the next one. Between both nothing has the focus, and when something is removed in that
 * moment, as the hint of the field that was left for its error, Radix takes what had the focus to be gone and moves it to
 * the dialog itself: the fields behind would never be reached.
 */
export function useOnwardFocus(): OnwardFocus {
  const next = useRef<EventTarget>(null);
  return {
    onBlur: ({ relatedTarget }) => {
      next.current = relatedTarget;
    },
    onFocus: ({ target, currentTarget }) => {
      const wanted = next.current;
      next.current = null;
      if (target !== currentTarget || wanted === currentTarget || !(wanted instanceof HTMLElement)) return;
      // Whoever asks for the focus from outside is kept out: both would pull at it for ever.
      if (currentTarget.contains(wanted)) wanted.focus();
    },
  };
}
