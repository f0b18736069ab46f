import { unwrap, useApi, type Api } from '@quetzal/web-kit/api';
import { untilKnown } from '@quetzal/web-kit/query';
import { useSession } from '@quetzal/web-kit/session';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newerBalance, type Balance } from './balance.ts';
import { moneyMoved } from './money-moved.ts';

const balanceKey = ['wallet', 'balance'] as const;

const balanceOptions = (api: Api) =>
  queryOptions({
    queryKey: balanceKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/balance', { signal })),
    // An answer that was overtaken by an announcement is dropped too.
    structuralSharing: (known, answered) => newerBalance(known as Balance | undefined, answered as Balance),
  });

/** The question for the member's balance, and what came of it. */
export function useAskedBalance() {
  const api = useApi();
  const { isLoggedIn } = useSession();
  return useQuery({ ...balanceOptions(api), enabled: isLoggedIn, ...untilKnown });
}

/** The member's balance; undefined for visitors and until it is known. */
export function useBalance(): Balance | undefined {
  return useAskedBalance().data;
}

/** Takes over a balance that the server announced, unless a newer one is known; what is counted from money is asked anew. */
export function useTakeBalance(): (announced: Balance) => void {
  const queries = useQueryClient();
  return useCallback(
    (announced) => {
      queries.setQueryData<Balance>(balanceKey, (known) => newerBalance(known, announced));
      void moneyMoved(queries);
    },
    [queries],
  );
}

/** Asks for the balance again, and for what is counted from money, after money moved. */
export function useRefreshBalance(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => {
    void moneyMoved(queries);
    return queries.invalidateQueries({ queryKey: balanceKey });
  }, [queries]);
}

/** Asks for what is counted from money again, where the balance is told by itself. */
export function useMoneyMoved(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void moneyMoved(queries), [queries]);
}
