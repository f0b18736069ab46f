import { useQuery } from '@tanstack/react-query';
import { unwrap, useApi } from '../api/index.ts';
import { publicScope } from '../query/index.ts';

const countriesStaleMs = 600_000;

/** The countries whose numbers the site takes, in its order. */
export function useCountryCodes() {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'account-entry', 'countries'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/system/country', { signal })),
    staleTime: countriesStaleMs,
    select: ({ content }) => content,
  });
}
