import { wireOf } from '@quetzal/i18n';
import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useQuery } from '@tanstack/react-query';

const winnersStaleMs = 30_000;
const winnersMax = 20;

/** The latest large wins, asked anew every half minute while the page is in view. */
export function useWinners() {
  const api = useApi();
  const language = wireOf(useLanguageTag());
  return useQuery({
    queryKey: [publicScope, 'home', 'winners', language],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/wps/relay/GCSGAME_getRankList', {
          signal,
          params: { query: { gameCategory: 'ALL', language, limitNum: winnersMax } },
        }),
      ),
    staleTime: winnersStaleMs,
    refetchInterval: winnersStaleMs,
    select: ({ content }) => content,
  });
}
