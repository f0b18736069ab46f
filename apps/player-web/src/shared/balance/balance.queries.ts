import { unwrap, useApi, type Api } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newerBalance, type Balance } from './balance.ts';

const balanceKey = ['wallet', 'balance'] as const;

const balanceOptions = (api: Api) =>
  queryOptions({
    queryKey: balanceKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/balance', { signal })),
  });

/** The member's balance; undefined for visitors and until it is known. */
export function useBalance(): Balance | undefined {
  const api = useApi();
  const { isLoggedIn } = useSession();
  return useQuery({ ...balanceOptions(api), enabled: isLoggedIn }).data;
}

/** Takes over a balance that the server announced, unless a newer one is known. */
export function useTakeBalance(): (announced: Balance) => void {
  const queries = useQueryClient();
  return useCallback(
    (announced) => queries.setQueryData<Balance>(balanceKey, (known) => newerBalance(known, announced)),
    [queries],
  );
}

/** Asks for the balance again, after money moved. */
export function useRefreshBalance(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: balanceKey }), [queries]);
}
