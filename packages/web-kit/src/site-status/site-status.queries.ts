import { ApiError, unwrap } from '@quetzal/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useApi } from '../api/index.ts';
import { publicScope } from '../query/index.ts';
import { type SiteInfo, useSiteInfo } from '../site-info/index.ts';

/** What the site is to this visitor. */
export type SiteStatus = SiteInfo['statusInfo'];

const openIntervalMs = 60_000;
const closedIntervalMs = 15_000;
const statusKey = [publicScope, 'site', 'status'] as const;
const closing = new Set(['site.maintenance', 'site.region_restricted']);

/**
 * Whether the site is open to this visitor: what the page came with, asked again while the page is in view, more often while
 * it is closed, and at once when a call was refused because it is.
 */
export function useSiteStatus(): {
  status: SiteStatus;
  ask: () => Promise<unknown>;
  isAsking: boolean;
} {
  const api = useApi();
  const { statusInfo } = useSiteInfo();
  const { data, refetch, isFetching } = useQuery({
    queryKey: statusKey,
    queryFn: async ({ signal }): Promise<SiteStatus> => unwrap(api.GET('/wps/system/status', { signal })),
    initialData: statusInfo,
    refetchInterval: ({ state }) => (state.data?.status === 0 ? openIntervalMs : closedIntervalMs),
  });
  const ask = useCallback(() => refetch(), [refetch]);
  useAskOnRefusal(ask);
  return { status: data, ask, isAsking: isFetching };
}

/** Any call, read or write, may be the first to hear that the site has closed. */
function useAskOnRefusal(ask: () => Promise<unknown>): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (error instanceof ApiError && closing.has(error.code)) void ask();
    };
    const stops = [
      queries.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.state.status === 'error') look(query.state.error);
      }),
      queries.getMutationCache().subscribe(({ mutation, type }) => {
        if (type === 'updated' && mutation.state.status === 'error') look(mutation.state.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, ask]);
}
