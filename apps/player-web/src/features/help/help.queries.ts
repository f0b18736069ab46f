import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useLanguageTag } from '@quetzal/i18n/react';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '#shared/wire/answer.ts';

/** A chapter of the help centre, as HTML of the server. */
export type Chapter = ValueOf<'getHelpCenter'>['sections'][number];

const staleMs = 300_000;

/** The chapters in the language of the page, in the order of the menu. */
export function useChapters() {
  const api = useApi();
  const tag = useLanguageTag();
  return useQuery({
    queryKey: [publicScope, 'help', tag],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/system/helpCenter', { signal })),
    staleTime: staleMs,
    select: ({ sections }) => sections,
  });
}
