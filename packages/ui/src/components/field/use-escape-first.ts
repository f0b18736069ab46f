import { useEffect, useRef } from 'react';

/**
 * While `active`, Escape calls `onEscape` and reaches nobody else: neither the dialog around the caller, which listens on
 * the document in the capture phase, nor the browser.
 */
export function useEscapeFirst(active: boolean, onEscape: () => void): void {
  const last = useRef(onEscape);
  useEffect(() => {
    last.current = onEscape;
  });
  useEffect(() => {
    if (!active) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      last.current();
    };
    // Only the window hears the key before the document does.
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [active]);
}
