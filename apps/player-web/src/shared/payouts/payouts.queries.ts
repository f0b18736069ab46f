import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '../wire/answer.ts';

/** Where the member can be paid out to; the number is masked. */
export type PayoutAccount = ValueOf<'listPayoutAccounts'>['content'][number];

/** What a member may take out now; amounts are decimal strings. */
export type WithdrawalRules = ValueOf<'getWithdrawalRules'>;

/** Key of the payout accounts. */
export const payoutsKey = ['wallet', 'payout-accounts'] as const;

/** Key of whether there is a transaction password. */
export const transactionPasswordKey = ['wallet', 'transaction-password'] as const;

/** Key of what may be taken out. */
export const withdrawalRulesKey = ['wallet', 'withdrawal-rules'] as const;

/** Where the member can be paid out to, the oldest first. */
export function usePayoutAccounts() {
  const api = useApi();
  return useQuery({
    queryKey: payoutsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/payout-accounts', { signal })),
    select: ({ content }) => content,
  });
}

/** Whether there is a transaction password. */
export function useTransactionPassword() {
  const api = useApi();
  return useQuery({
    queryKey: transactionPasswordKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/transaction-password', { signal })),
    select: ({ isSet }) => isSet,
  });
}

/** What the member may take out now. */
export function useWithdrawalRules<T = WithdrawalRules>(select?: (rules: WithdrawalRules) => T) {
  const api = useApi();
  return useQuery({
    queryKey: withdrawalRulesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/withdrawal-rules', { signal })),
    // Every bet and every deposit changes them.
    staleTime: 0,
    ...(select === undefined ? {} : { select }),
  });
}
