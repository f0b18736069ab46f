import { withdrawalStandOf } from '@quetzal/domain/wallet';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withdrawalRulesKey } from '#shared/payouts/payouts.queries.ts';
import type { WithdrawalRequest } from './withdrawal.wire.ts';

const withdrawalsKey = ['wallet', 'withdrawals'] as const;
const pageSize = 8;
/** How often one on its way is asked about, should the live line be down. */
const statusIntervalMs = 10_000;
const restingStands: readonly string[] = ['done', 'rejected', 'failed'];

/** The member's withdrawals, newest first, page after page. */
export function useWithdrawals() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...withdrawalsKey, 'list'],
    queryFn: ({ signal, pageParam: pageNum }) =>
      unwrap(api.GET('/wps/v2/wallets/withdrawals', { signal, params: { query: { pageNum, pageSize } } })),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    select: ({ pages }) => ({
      withdrawals: pages.flatMap(({ content }) => content),
      total: pages.at(-1)?.totalElements ?? 0,
    }),
  });
}

/** One withdrawal, asked about again until it has come to its end. */
export function useWithdrawal(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...withdrawalsKey, id],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/withdrawals/{id}', { signal, params: { path: { id } } })),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || restingStands.includes(withdrawalStandOf(data)) ? false : statusIntervalMs,
  });
}

/** Asks for money. */
export function useRequestWithdrawal() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WithdrawalRequest) => unwrap(api.POST('/wps/v2/wallets/withdrawals', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['wallet'] }),
    // A lost answer may have made one, which the list then shows; the refusal waits for nothing.
    onError: () => void queries.invalidateQueries({ queryKey: withdrawalsKey }),
  });
}

/** Says whether a payout has arrived. */
export function useConfirmReceipt(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (received: boolean) =>
      unwrap(api.POST('/wps/v2/wallets/withdrawals/{id}/receipt', { params: { path: { id } }, body: { received } })),
    onSettled: () => queries.invalidateQueries({ queryKey: withdrawalsKey }),
  });
}

/** The pictures that the member sent of a payout that did not arrive. */
export function useProofs(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...withdrawalsKey, id, 'proofs'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/v2/wallets/withdrawals/{id}/proofs', { signal, params: { path: { id } } })),
    select: ({ content }) => content,
  });
}

/** Sends one picture; it is the body of the call as it is. */
export function useSendProof(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picture: File) =>
      unwrap(
        api.POST('/wps/v2/wallets/withdrawals/{id}/proofs', {
          params: { path: { id } },
          body: picture as never,
          bodySerializer: () => picture,
          headers: { 'Content-Type': picture.type },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...withdrawalsKey, id, 'proofs'] }),
  });
}

/** Follows withdrawals while the panel is open: whatever the server tells of one is asked for anew. */
export function useFollowWithdrawals(): void {
  const queries = useQueryClient();
  useSocketEvent('withdrawal.updated', () => {
    void queries.invalidateQueries({ queryKey: withdrawalsKey });
    void queries.invalidateQueries({ queryKey: withdrawalRulesKey });
  });
}
