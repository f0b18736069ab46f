import { useEffect, useRef } from 'react';

/**
 * Tells `onSearch` what is looked for, once the typing has come to rest; never the same twice in a row. What somebody else
 * puts into the box (`text`) is looked for already.
 */
export function useSettledSearch(text: string, onSearch: ((query: string) => void) | undefined, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const typed = useRef(text);
  const told = useRef(text.trim());
  const last = useRef(onSearch);
  useEffect(() => {
    last.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (text === typed.current) return;
    clearTimeout(timer.current);
    typed.current = text;
    told.current = text.trim();
  }, [text]);

  const note = (next: string) => {
    typed.current = next;
  };
  const now = (next: string) => {
    clearTimeout(timer.current);
    const query = next.trim();
    if (query === told.current) return;
    told.current = query;
    last.current?.(query);
  };
  const later = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(next), delayMs);
  };
  return { note, now, later };
}
