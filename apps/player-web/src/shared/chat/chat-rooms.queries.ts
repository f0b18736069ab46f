import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';

const pollMs = 60_000;

/** The rooms, the one of the reader's language first, each with its newest message. */
export function useChatRooms(isAsking = true) {
  const api = useApi();
  const tag = useLanguageTag();
  return useQuery({
    queryKey: [publicScope, 'chat', 'rooms', tag],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/relay/CBS_modelList', { signal })),
    refetchInterval: pollMs,
    enabled: isAsking,
  });
}
