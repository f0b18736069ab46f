import { useLanguageTag } from '@quetzal/i18n/react';
import { useApi } from '@quetzal/web-kit/api';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { GameCard } from '#shared/games/game-card.ts';
import { gamePageOptions, type GameListFilter } from '#shared/games/games.queries.ts';

const pageSize = 48;

/** A game of a long list: the game, nothing yet, or that its page could not be had. */
export type GameSlot = GameCard | 'pending' | { retry: () => void };

/**
 * A list of games of which only the pages in view are fetched, in whatever order they come into view. While another list
 * is on its way the last one stays (`isStale`).
 */
export function useGamePages(filter: GameListFilter) {
  const api = useApi();
  const language = useLanguageTag();
  const pageOptions = (pageNo: number) => gamePageOptions(api, filter, { pageNo, pageSize, language });
  const [range, setRange] = useState({ first: 0, last: 0 });
  const first = useQuery({ ...pageOptions(1), placeholderData: keepPreviousData });
  // Many tiles: those of a list that arrives are drawn in slices, between which the page answers touches.
  const shown = useDeferredValue(first.data);
  const total = shown?.totalElements ?? 0;
  const pages = pagesOf({ first: range.first, last: Math.min(range.last, total - 1) });
  const later = useQueries({
    queries: first.isPlaceholderData ? [] : pages.map(pageOptions),
  });
  const slotAt = (index: number): GameSlot => {
    const pageNo = pageOf(index);
    if (pageNo === 1) return shown?.content[index] ?? 'pending';
    const query = later[pages.indexOf(pageNo)];
    const game = query?.data?.content[index - (pageNo - 1) * pageSize];
    if (game !== undefined) return game;
    return query?.isError === true ? { retry: () => void query.refetch() } : 'pending';
  };
  return {
    total,
    slotAt,
    setRange: (from: number, to: number) => setRange({ first: from, last: to }),
    error: first.error,
    isPending: shown === undefined && first.error === null,
    isStale: first.isPlaceholderData || shown !== first.data,
    refetch: first.refetch,
  };
}

const pageOf = (index: number) => Math.floor(index / pageSize) + 1;

/** The pages beyond the first that a stretch of the list touches. */
function pagesOf({ first, last }: { first: number; last: number }): number[] {
  const from = Math.max(2, pageOf(first));
  return Array.from({ length: Math.max(0, pageOf(last) - from + 1) }, (_, index) => from + index);
}
