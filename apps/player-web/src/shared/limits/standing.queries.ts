import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '../wire/answer.ts';

/** Where a member stands, with every pause and exclusion that there was. */
export type Standing = ValueOf<'getStanding'>;

/** Where the member stands, and their breaks. */
export function useStanding() {
  const api = useApi();
  return useQuery({
    queryKey: ['limits', 'standing'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/limits/standing', { signal })),
    staleTime: 0,
  });
}
