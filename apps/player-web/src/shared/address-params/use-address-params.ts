import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';

/** Values to put into the query of the address; null takes one out. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** The query string of `search` after the changes, with its question mark; empty when nothing is left. */
export function changedSearch(search: string, changes: ParamChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads the query of the address and changes parts of it while everything else in the address, and its state, stays. */
export function useAddressParams() {
  const [params] = useSearchParams();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const change = useCallback(
    (changes: ParamChanges, options: { replace?: boolean; state?: null } = {}) => {
      void navigate(
        { pathname, search: changedSearch(search, changes) },
        { state, ...options, preventScrollReset: true },
      );
    },
    [navigate, pathname, search, state],
  );
  return { params, change };
}
