import { unwrap, useApi } from '@quetzal/web-kit/api';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BetsQuery, TransactionsQuery } from './records.wire.ts';

const recordsKey = ['records'] as const;

/** The member's bets; while another page loads, the one before stays in view. */
export function useBets(query: BetsQuery) {
  const api = useApi();
  return useQuery({
    queryKey: [...recordsKey, 'bets', query],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/records/bets', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });
}

/** One bet with the proof of its round. */
export function useBet(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...recordsKey, 'bet', id],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/records/bets/{id}', { signal, params: { path: { id } } })),
  });
}

/** The movements of the member's money. */
export function useTransactions(query: TransactionsQuery) {
  const api = useApi();
  return useQuery({
    queryKey: [...recordsKey, 'transactions', query],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/transactions', { signal, params: { query } })),
    placeholderData: keepPreviousData,
  });
}

/** Asks for the records again, after a bet was settled or money moved. */
export function useRefreshRecords(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: recordsKey }), [queries]);
}
