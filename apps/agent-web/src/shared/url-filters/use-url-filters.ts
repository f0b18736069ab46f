import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by name; `null` takes a filter out of the address. */
export type FilterPatch = Readonly<Record<string, string | null>>;

/**
 * What Back returns to after a change: after a `step` the list before; after `typed` text the list before its first letter;
 * after a `correction` not the address that led nowhere.
 */
type Change = 'step' | 'typed' | 'correction';

/** Changes the address; a `step` unless told. */
export type ChangeFilters = (patch: FilterPatch, change?: Change) => void;

/** Filters that live in the address, so that a reload, a bookmark and the back button keep them. */
export function useUrlFilters(): [URLSearchParams, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const update = useCallback<ChangeFilters>(
    (patch, change = 'step') => {
      // What is shown may still be the address before: the router renders a new one when there is time.
      const before = new URLSearchParams(window.location.search);
      const after = patchFilters(before, patch);
      const isTypedOn = change === 'typed' && Object.keys(patch).every((name) => before.has(name) && after.has(name));
      if (after.toString() !== before.toString()) setParams(after, { replace: isTypedOn || change === 'correction' });
    },
    [setParams],
  );
  return [params, update];
}

/** The address after a change. Whatever is not the page itself starts the list from its first page again. */
export function patchFilters(before: URLSearchParams, patch: FilterPatch): URLSearchParams {
  const after = new URLSearchParams(before);
  if (!('page' in patch)) after.delete('page');
  for (const [name, value] of Object.entries(patch)) {
    if (value === null || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** The page in the address, from 1; anything that is no page number counts as the first. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** One of a few allowed values, or the first of them. */
export function choiceOf<const T extends readonly [string, ...string[]]>(value: string | null, allowed: T): T[number] {
  return allowed.find((candidate) => candidate === value) ?? allowed[0];
}
