import { unwrap, useApi, type Api } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';
import type { ThirdPartyNewcomer } from './account-entry.wire.ts';

/** What a third party vouches for; its ticket tells. */
export function useThirdPartyNewcomer(ticket: string) {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'account-entry', 'third-party', ticket],
    queryFn: ({ signal }) => readNewcomer(api, ticket, signal),
    staleTime: Infinity,
    retry: false,
  });
}

function readNewcomer(api: Api, ticket: string, signal: AbortSignal): Promise<ThirdPartyNewcomer> {
  return unwrap(api.GET('/wps/v2/session/third-party/registration', { signal, params: { query: { ticket } } }));
}
