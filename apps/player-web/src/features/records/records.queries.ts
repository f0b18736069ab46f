import { unwrap, unwrapBare, useApi } from '@quetzal/web-kit/api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BetsQuery, StatementQuery, TransactionsQuery } from './records.wire.ts';
import { saveText } from './save-text.ts';

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

/** Every movement of a period as a file of comma-separated values. */
export function useExportStatement() {
  const api = useApi();
  return useMutation({
    mutationFn: (query: StatementQuery) =>
      unwrapBare(api.GET('/wps/v2/wallets/statement/csv', { params: { query }, parseAs: 'text' })),
    onSuccess: (text, { from, to, account }) => saveText(`${account}-${from}-${to}.csv`, text, 'text/csv'),
    gcTime: 0,
  });
}

/** Asks for the records again, after a bet was settled or money moved. */
export function useRefreshRecords(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: recordsKey }), [queries]);
}
