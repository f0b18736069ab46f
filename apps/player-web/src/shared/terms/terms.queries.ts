import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../wire/answer.ts';

/** The documents of now, whether they have to be accepted, and what was accepted. */
export type Terms = ValueOf<'getTerms'>;

const termsKey = ['member', 'terms'] as const;

/** The documents of now and what the member accepted; visitors and trial accounts accept none. */
export function useTerms() {
  const api = useApi();
  const { hasAccount } = useSession();
  return useQuery({
    queryKey: termsKey,
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/member/terms', { signal })),
    enabled: hasAccount,
  });
}

/** Accepts what was shown; when it has changed meanwhile the new versions are read. */
export function useAcceptTerms() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shown: BodyOf<'acceptTerms'>) => unwrap(api.POST('/wps/v2/member/terms', { body: shown })),
    onSettled: () => queries.invalidateQueries({ queryKey: termsKey }),
  });
}
