import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOpen } from './deposit-state.ts';
import type { Deposit, DepositRequest } from './wallet.wire.ts';

const recentCount = 5;
const methodsStaleMs = 60_000;
/** How often an unsettled deposit is asked about, should the live line be down. */
const statusIntervalMs = 5000;
const depositsKey = ['wallet', 'deposits'] as const;

/** The open ways to pay in. */
export function useDepositMethods() {
  const api = useApi();
  return useQuery({
    queryKey: ['wallet', 'methods'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/deposit-methods', { signal })),
    staleTime: methodsStaleMs,
    select: ({ content }) => content,
  });
}

/** The member's latest deposits. */
export function useRecentDeposits() {
  const api = useApi();
  return useQuery({
    queryKey: [...depositsKey, 'recent'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/v2/wallets/deposits', { signal, params: { query: { pageNum: 1, pageSize: recentCount } } })),
    select: ({ content }) => content,
  });
}

/** One deposit, asked about again until it is settled. */
export function useDeposit(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...depositsKey, id],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/deposits/{id}', { signal, params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data === undefined || isOpen(state.data) ? statusIntervalMs : false),
  });
}

/** Asks for a deposit. */
export function useCreateDeposit() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: DepositRequest) => unwrap(api.POST('/wps/v2/wallets/deposits', { body: request })),
    onSuccess: () => queries.invalidateQueries({ queryKey: depositsKey }),
    // A lost answer may have made one, which the list then shows; the refusal waits for nothing.
    onError: () => void queries.invalidateQueries({ queryKey: depositsKey }),
  });
}

/** What a member can do about a deposit that waits on their phone: call it off, or have the phone asked once more. */
export function usePhoneRequest(id: string) {
  const api = useApi();
  const takeDeposit = useTakeDeposit();
  const queries = useQueryClient();
  const params = { path: { id } };
  // A refusal means that the deposit stands otherwise than is shown.
  const onError = () => queries.invalidateQueries({ queryKey: depositsKey });
  const cancel = useMutation({
    mutationFn: () => unwrap(api.POST('/wps/v2/wallets/deposits/{id}/cancellation', { params })),
    onSuccess: takeDeposit,
    onError,
  });
  const repeat = useMutation({
    mutationFn: () => unwrap(api.POST('/wps/v2/wallets/deposits/{id}/request', { params })),
    onSuccess: takeDeposit,
    onError,
  });
  return { cancel, repeat };
}

/** Takes over a deposit that the server announced. */
export function useTakeDeposit(): (deposit: Deposit) => void {
  const queries = useQueryClient();
  return useCallback(
    (deposit) => {
      queries.setQueryData<Deposit>([...depositsKey, deposit.id], deposit);
      void queries.invalidateQueries({ queryKey: [...depositsKey, 'recent'] });
    },
    [queries],
  );
}
