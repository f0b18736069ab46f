import { unwrap, unwrapBare, useApi } from '@quetzal/web-kit/api';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { BetsQuery, StatementQuery, TransactionsQuery } from './records.wire.ts';
import { saveFile } from './save-file.ts';

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

/** The movements that a filter lists, as a file of comma-separated values under a name. */
export function useExportStatement() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ query }: { query: StatementQuery; fileName: string }) =>
      // As bytes: read as text it would lose the mark by which spreadsheets know its alphabet.
      unwrapBare(api.GET('/wps/v2/wallets/statement/csv', { params: { query }, parseAs: 'blob' })),
    onSuccess: (file, { fileName }) => saveFile(fileName, file),
    gcTime: 0,
  });
}
