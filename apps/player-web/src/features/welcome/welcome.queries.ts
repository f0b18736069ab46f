import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useQuery } from '@tanstack/react-query';

/** Takes the welcome of the account for this page: `isDue` in one page only, so it is asked for once and kept. */
export function useTakenWelcome() {
  const api = useApi();
  return useQuery({
    queryKey: ['member', 'welcome'],
    queryFn: () => unwrap(api.POST('/wps/v2/member/welcome')),
    staleTime: 'static',
    gcTime: Infinity,
    retry: false,
  });
}
