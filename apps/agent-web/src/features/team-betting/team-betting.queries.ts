import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useLanguage } from '@quetzal/web-kit/language';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BetFilters } from './bet-filters.ts';

/** Rows of one page of the list. */
export const betPageSize = 20;

/** Accounts that a part of a name offers to choose from. */
const accountsMax = 20;

/** The largest page that the server gives. */
const gameOptionsMax = 100;

/** How long the games that were asked for are taken as they are. */
const gamesFreshMs = 5 * 60_000;

/** Instants; `to` is the first that is not part of the period. */
export interface Bounds {
  from: string;
  to: string;
}

/** One page of the team's bets, with the totals of everything that the filter finds. */
export function useTeamBets(filters: BetFilters, bounds: Bounds, pageNum: number) {
  const api = useApi();
  const { account, gameCode, state } = filters;
  const query = {
    ...bounds,
    ...(account === '' ? {} : { account }),
    ...(gameCode === '' ? {} : { gameCode }),
    ...(state === 'all' ? {} : { state }),
    pageNum,
    pageSize: betPageSize,
  };
  return useQuery({
    queryKey: ['agent', 'team-bets', query],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/agent/team/bets', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** The accounts of the team whose names hold a text, newest first; an empty one is not looked for. */
export function useAccountsNamed(text: string) {
  const api = useApi();
  const query = {
    search: text,
    type: 'all',
    sort: 'createdAt',
    order: 'desc',
    pageNum: 1,
    pageSize: accountsMax,
  } as const;
  return useQuery({
    queryKey: ['agent', 'team', query],
    queryFn: ({ signal }) => unwrap(api.GET('/wps/v2/agent/team', { params: { query }, signal })),
    enabled: text !== '',
    select: (page) => ({ names: page.content.map((member) => member.account), count: page.totalElements }),
  });
}

/** A game to choose, by its name in the reader's language and its vendor, which a search looks at as well. */
export interface GameOption {
  value: string;
  label: string;
  description: string;
}

/** How to ask for games: those whose names hold a text, or the most popular ones. */
function useGamesCall() {
  const api = useApi();
  return async (search: string, signal: AbortSignal): Promise<GameOption[]> => {
    const query = { filter: 'all', ...(search === '' ? {} : { search }), pageNo: 1, pageSize: gameOptionsMax } as const;
    const { content } = await unwrap(api.GET('/wps/relay/GCSGAME_gameList', { params: { query }, signal }));
    return content.map(({ gameCode, displayName, vendorName }) => ({
      value: gameCode,
      label: displayName,
      description: vendorName,
    }));
  };
}

/** The games that the filter offers before anything is typed. */
export function usePopularGames() {
  const { current } = useLanguage();
  const games = useGamesCall();
  return useQuery({
    queryKey: [publicScope, 'games', current.tag, 'popular'],
    queryFn: ({ signal }) => games('', signal),
    staleTime: gamesFreshMs,
  });
}

/** Finds games by a part of their names. */
export function useGameSearch() {
  const queries = useQueryClient();
  const { current } = useLanguage();
  const games = useGamesCall();
  return (search: string) =>
    queries.fetchQuery({
      queryKey: [publicScope, 'games', current.tag, 'named', search],
      queryFn: ({ signal }) => games(search, signal),
      staleTime: gamesFreshMs,
    });
}

/** A page of bets with the totals of its filter. */
export type BetPage = NonNullable<ReturnType<typeof useTeamBets>['data']>;

/** One bet of somebody in the team. */
export type TeamBet = BetPage['content'][number];
