import { wireOf } from '@quetzal/i18n';
import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { gameListOptions, type GameListFilter } from '#shared/games/games.queries.ts';

const hotStaleMs = 300_000;
const winnersStaleMs = 30_000;
const winnersMax = 20;
const gamesPerPage = 24;

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

/** The latest large wins, asked anew every half minute while the page is in view. */
export function useWinners() {
  const api = useApi();
  const language = wireOf(useLanguageTag());
  return useQuery({
    queryKey: [publicScope, 'lobby', 'winners', language],
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

/** Games of a category, page after page. */
export function useGames(filter: GameListFilter) {
  return useInfiniteQuery(gameListOptions(useApi(), filter, gamesPerPage));
}
