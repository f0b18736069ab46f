import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi, type Api } from '@quetzal/web-kit/api';
import { publicScope, untilKnown } from '@quetzal/web-kit/query';
import { type SiteInfo, useSiteInfo } from '@quetzal/web-kit/site-info';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GameCard } from './game-card.ts';
import { gameTypes, type GameType } from './game-types.ts';
import type { QueryOf, ValueOf } from '../wire/answer.ts';

const catalogueStaleMs = 300_000;

/** Which kinds of games can be played, with the codes of their makers. */
const playableTypesOptions = (api: Api, { gameTypes: known }: SiteInfo) =>
  queryOptions<ValueOf<'getGameTypes'>, Error, GameType[]>({
    queryKey: [publicScope, 'games', 'types'],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/relay/GCSGAME_getVassGameType', { signal })),
    ...(known && { initialData: known }),
    staleTime: catalogueStaleMs,
    select: ({ content }) => gameTypes.filter((gameType) => (content[gameType] ?? []).length > 0),
  });

/** The question for the kinds of games that can be played, and what came of it; no question where the page brought them. */
export function useAskedTypes() {
  return useQuery({ ...playableTypesOptions(useApi(), useSiteInfo()), ...untilKnown });
}

/** The kinds of games that can be played, in menu order; undefined until they are known. */
export function usePlayableTypes(): GameType[] | undefined {
  return useAskedTypes().data;
}

/** What narrows a list of games. */
export type GameListFilter = Omit<QueryOf<'listGames'>, 'pageNo' | 'pageSize'>;

/** Whose answer depends on who asks. */
const isPrivate = ({ filter }: GameListFilter): boolean => filter === 'recent' || filter === 'favorites';

/** The key of every list that depends on the member. */
export const privateGameListsKey = ['private', 'games', 'list'] as const;

/** Which page of a list, and in which language its games are named. */
interface PageWish {
  pageNo: number;
  pageSize: number;
  language: string;
}

/** One page of a list of games. Lists that depend on the member are not kept beyond the session. */
export const gamePageOptions = (api: Api, filter: GameListFilter, { language, ...page }: PageWish) =>
  queryOptions({
    queryKey: [isPrivate(filter) ? 'private' : publicScope, 'games', 'list', language, filter, page],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/relay/GCSGAME_gameList', { signal, params: { query: { ...filter, ...page } } })),
    staleTime: catalogueStaleMs,
  });

/** The first games of a list. */
export function useFirstGames(filter: GameListFilter, pageSize: number) {
  const language = useLanguageTag();
  return useQuery(gamePageOptions(useApi(), filter, { pageNo: 1, pageSize, language }));
}

/** How many games a kind has; undefined until it is known or while nobody needs it. */
export function useGameCount(gameType: GameType, isNeeded: boolean): number | undefined {
  const api = useApi();
  return useQuery({
    queryKey: [publicScope, 'games', 'count', gameType],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/wps/relay/GCSGAME_gameList', { signal, params: { query: { gameType, pageNo: 1, pageSize: 1 } } }),
      ),
    staleTime: catalogueStaleMs,
    enabled: isNeeded,
    select: ({ totalElements }) => totalElements,
  }).data;
}

const allGamesMax = 100;

/** Every game, or every game of one maker, for choosing one by its code; undefined until they are known. */
export function useAllGames(vassalage?: string): GameCard[] | undefined {
  const api = useApi();
  const maker = vassalage === undefined ? {} : { vassalage };
  return useQuery({
    queryKey: [publicScope, 'games', 'all', vassalage ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/wps/relay/GCSGAME_gameList', {
          signal,
          params: { query: { ...maker, pageNo: 1, pageSize: allGamesMax } },
        }),
      ),
    staleTime: catalogueStaleMs,
    select: ({ content }) => content,
  }).data;
}
