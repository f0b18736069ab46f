import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';

const intervalMs = 60_000;

/** Whether the site is open to this visitor; asked again every minute while the page is in view. */
export function useSiteStatus(isNeeded: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'site', 'status'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/system/status', { signal })),
    enabled: isNeeded,
    refetchInterval: intervalMs,
  });
}
