import { useEffect, useRef } from 'react';

/** Tells `onSearch` what is looked for, once the typing has come to rest; never the same twice in a row. */
export function useSettledSearch(first: string, onSearch: ((query: string) => void) | undefined, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const told = useRef(first.trim());
  const last = useRef(onSearch);
  useEffect(() => {
    last.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = (text: string) => {
    clearTimeout(timer.current);
    const query = text.trim();
    if (query === told.current) return;
    told.current = query;
    last.current?.(query);
  };
  const later = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(text), delayMs);
  };
  return { now, later };
}
