import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption } from './option.ts';

/** Finds options for what was typed; should give up when the signal is aborted. */
export type SearchOptions<Found = ComboboxOption> = (query: string, signal: AbortSignal) => Promise<readonly Found[]>;

interface Answer<Found> {
  query: string;
  attempt: number;
  /** Absent when the search failed. */
  found?: readonly Found[];
}

const quietMs = 250;

/**
 * Asks `search` once the typing rests for a moment. A newer question aborts the older one, whose answer is dropped.
 * While an answer is awaited the last one stays, so that the list does not jump. Without `search` nothing happens.
 */
export function useOptionSearch<Found>(search: SearchOptions<Found> | undefined) {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Found>>();
  const asked = search === undefined ? '' : query.trim();
  const ask = useEffectEvent((signal: AbortSignal) => {
    search?.(asked, signal).then(
      (found) => !signal.aborted && setAnswer({ query: asked, attempt, found }),
      () => !signal.aborted && setAnswer({ query: asked, attempt }),
    );
  });
  useEffect(() => {
    if (asked === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => ask(controller.signal), quietMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, attempt]);
  const current = answer?.query === asked && answer.attempt === attempt;
  return {
    setQuery,
    /** Something was typed that a search is made for. */
    searching: asked !== '',
    busy: asked !== '' && !current,
    failed: asked !== '' && current && answer.found === undefined,
    found: asked === '' ? [] : (answer?.found ?? []),
    retry: () => setAttempt((before) => before + 1),
  };
}
