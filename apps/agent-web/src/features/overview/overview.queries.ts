import { unwrap, useApi } from '@quetzal/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Instants; `to` is the first that is not part of the period. */
export interface Bounds {
  from: string;
  to: string;
}

/** Accounts shown under "top accounts". */
export const topCount = 5;

/** The team's figures of a period. */
export function useOverview(bounds: Bounds) {
  const api = useApi();
  return useQuery({
    queryKey: ['agent', 'overview', bounds],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/agent/overview', { params: { query: bounds }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}

/** The accounts with the highest valid bet of the last 30 days. */
export function useTopAccounts() {
  const api = useApi();
  const query = { sort: 'validBet', order: 'desc', type: 'all', pageNum: 1, pageSize: topCount } as const;
  return useQuery({
    queryKey: ['agent', 'team', query],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/agent/team', { params: { query }, signal })),
    refetchOnWindowFocus: 'always',
  });
}

/** What the server says about a team in a period. */
export type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

/** One account of the team. */
export type TopAccount = NonNullable<ReturnType<typeof useTopAccounts>['data']>['content'][number];
