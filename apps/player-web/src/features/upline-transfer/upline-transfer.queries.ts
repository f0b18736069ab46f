import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '#shared/wire/answer.ts';

/** What may be sent, and to whom. */
export type UplineRules = ValueOf<'getUplineTransferRules'>;

const rulesKey = ['wallet', 'upline'] as const;

/** What the member may send now. */
export function useUplineRules() {
  const api = useApi();
  return useQuery({
    queryKey: rulesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/wallets/upline-transfer-rules', { signal })),
    retry: false,
  });
}

/** Sends money to the upline. */
export function useTransferToUpline() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'transferToUpline'>) => unwrap(api.POST('/wps/v2/wallets/upline-transfers', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['wallet'] }),
  });
}
