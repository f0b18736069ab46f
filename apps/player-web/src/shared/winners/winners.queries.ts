import { wireOf } from '@quetzal/i18n';
import { useLanguageTag } from '@quetzal/i18n/react';
import { unwrap, useApi } from '@quetzal/web-kit/api';
import { publicScope } from '@quetzal/web-kit/query';
import { useSocketEvent } from '@quetzal/web-kit/socket';
import { useQuery } from '@tanstack/react-query';
import type { ValueOf } from '../wire/answer.ts';

/** Somebody's real win; the account is masked and the amount written by the server. */
export type Winner = ValueOf<'listWinners'>['content'][number];

/** The latest wins, or the greatest of the week. */
export type WinnerOrder = 'latest' | 'greatest';

const paths = {
  latest: '/wps/relay/ODSFE2_getWinnerBoard',
  greatest: '/wps/relay/GCSGAME_getRankList',
} as const;
const winnersStaleMs = 30_000;
const winnersMax = 20;

/** A board of winners: asked anew when the live line tells of a win, and each half minute while the page is in view. */
export function useWinners(order: WinnerOrder) {
  const api = useApi();
  const language = wireOf(useLanguageTag());
  const board = useQuery({
    queryKey: [publicScope, 'winners', order, language],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET(paths[order], {
          signal,
          params: { query: { gameCategory: 'ALL', language, limitNum: winnersMax } },
        }),
      ),
    staleTime: winnersStaleMs,
    refetchInterval: winnersStaleMs,
    select: ({ content }) => content,
  });
  useSocketEvent('winners.changed', () => void board.refetch());
  return board;
}
