import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TransferRequest } from './my-wallet.wire.ts';

const myWalletKey = ['wallet', 'mine'] as const;
/** How often it is looked again while a transfer has not ended. */
const pendingIntervalMs = 5_000;

/** Everything that the member has, here and with vendors. */
export function useFunds() {
  const api = useApi();
  return useQuery({
    queryKey: [...myWalletKey, 'funds'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/member/info/funds/consolidated', { signal })),
  });
}

/** The wallets that vendors keep. */
export function useVendorWallets() {
  const api = useApi();
  return useQuery({
    queryKey: [...myWalletKey, 'vendors'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/relay/GCS_merchantWallet', { signal })),
    select: ({ wallets }) => wallets,
    refetchInterval: ({ state }) =>
      state.data?.wallets.some(({ pending }) => pending.length > 0) === true ? pendingIntervalMs : false,
  });
}

/** Moves money to a vendor or back; what the member has is read again afterwards, and its record too. */
export function useTransfer() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: TransferRequest) => unwrap(api.POST('/wps/relay/GCS_walletTransfer', { body: request })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['wallet'] }),
        queries.invalidateQueries({ queryKey: ['records'] }),
      ]),
  });
}
