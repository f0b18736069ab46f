import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const balanceKey = ['wallet', 'balance'] as const;

/** The agent's own balance; it follows every change without being asked again. */
export function useBalance() {
  const api = useApi();
  const queries = useQueryClient();
  const balance = useQuery({
    queryKey: balanceKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/balance', { signal })),
  });
  useSocketEvent<NonNullable<typeof balance.data>>('wallet.balance', (next) => queries.setQueryData(balanceKey, next));
  return balance;
}
