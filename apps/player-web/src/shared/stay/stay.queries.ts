import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nextLookMs, type Stay } from './stay.ts';

/** Key of the member's stay. */
export const stayKey = ['limits', 'stay'] as const;

interface StayRead {
  stay: Stay;
  /** When the page learned it, by its own clock. */
  readAtMs: number;
}

/**
 * The stay of whoever plays for money; undefined for others and until it is known. Asked for again when something falls due,
 * and every `everyMs` where its figures are in view.
 */
export function useStay({ everyMs = Infinity }: { everyMs?: number } = {}): StayRead | undefined {
  const api = useApi();
  const { hasAccount } = useSession();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: stayKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/limits/session', { signal })),
    enabled: hasAccount,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? false : Math.min(nextLookMs(state.data), everyMs)),
  });
  return data && { stay: data, readAtMs: dataUpdatedAt };
}

/** Asks for the stay again, after a bet was settled or refused. */
export function useRefreshStay(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: stayKey }), [queries]);
}
