import { wireOf } from '@quetzal/i18n';
import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useQuery } from '@tanstack/react-query';

const hotStaleMs = 300_000;

/** The games that the site puts forward. */
export function useHotGames() {
  const api = useApi();
  const { merchantCode } = useSiteInfo();
  const language = wireOf(useLanguageTag());
  return useQuery({
    queryKey: [publicScope, 'lobby', 'hot', language],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/wps/relay/GCSGAME_hotGamesV2', {
          signal,
          body: { merchantCode, isPlatform: 2, platform: 'html5-desktop', language },
        }),
      ),
    staleTime: hotStaleMs,
    select: ({ list }) => list,
  });
}
