import { unwrap, useApi } from '@quetzal/web-kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DaySpan } from '#shared/period/period.ts';
import type { ValueOf } from '#shared/wire/answer.ts';

/** What a period came to; amounts are decimal strings, days without anything are left out. */
export type PersonalLoss = ValueOf<'getPersonalLoss'>;

/** What playing came to in a span of days. */
export function usePersonalLoss(span: DaySpan) {
  const api = useApi();
  return useQuery({
    queryKey: ['records', 'personal-loss', span],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/records/personal-loss', { signal, params: { query: span } })),
    placeholderData: keepPreviousData,
  });
}
