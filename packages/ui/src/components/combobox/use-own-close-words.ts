import { useEffect } from 'react';

/**
 * The library puts two invisible buttons around an open list, so that a screen reader on a touch screen can close it,
 * and names them in English. This gives them our word as soon as they are there.
 */
export function useOwnCloseWords(open: boolean, word: string): void {
  useEffect(() => {
    if (!open) return;
    const rename = () => {
      for (const button of document.querySelectorAll('[role="button"][aria-label="Dismiss"]'))
        button.setAttribute('aria-label', word);
    };
    rename();
    const observer = new MutationObserver(rename);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [open, word]);
}
