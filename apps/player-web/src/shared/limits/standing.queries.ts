import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** Where the member stands, and their breaks. */
export function useStanding() {
  const api = useApi();
  return useQuery({
    queryKey: ['limits', 'standing'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/limits/standing', { signal })),
    staleTime: 0,
  });
}
