import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '../wire/answer.ts';

/** Everything that limits a member, those that nobody set too; amounts are decimal strings. */
export type LimitsAnswer = ValueOf<'getLimits'>;
export type Limit = LimitsAnswer['limits'][number];
export type LimitName = Limit['name'];

/** Key of the member's limits. */
export const limitsKey = ['limits', 'own'] as const;

/** The member's limits and how much of each is used; asked for only where they are shown. */
export function useLimits({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const api = useApi();
  const { hasAccount } = useSession();
  return useQuery({
    queryKey: limitsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/limits', { signal })),
    enabled: isNeeded && hasAccount,
    // Every bet and deposit changes what is left.
    staleTime: 0,
  });
}
