import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by name; `null` takes a filter out of the address. */
export type FilterPatch = Readonly<Record<string, string | null>>;

/** Filters that live in the address, so that a reload, a bookmark and the back button keep them. */
export function useUrlFilters(): [URLSearchParams, (patch: FilterPatch) => void] {
  const [params, setParams] = useSearchParams();
  const update = useCallback(
    (patch: FilterPatch) => setParams((before) => patchFilters(before, patch), { replace: true }),
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
