import { useTranslation } from '@quetzal/i18n/react';
import type { GameType } from '#shared/games/game-types.ts';
import type { Vendor } from '#shared/games/lanes.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { GameGrid, GridSkeleton } from './game-grid.tsx';
import { ListBar } from './list-bar.tsx';
import { useListChoice } from './list-choice.ts';
import { NoGames } from './no-games.tsx';
import { useGamePages } from './use-game-pages.ts';
import { VendorRail } from './vendor-rail.tsx';

interface GameListProps {
  gameType: GameType;
  label: string;
  /** Undefined until they are known. */
  vendors: readonly Vendor[] | undefined;
}

/** All games of one kind with everything to narrow them by. */
export function GameList({ gameType, label, vendors }: GameListProps) {
  const { choice, filters, choose, clear } = useListChoice();
  const { filter, search, sort, vassalage } = choice;
  const list = useGamePages({
    gameType,
    ...(vassalage === null ? {} : { vassalage }),
    ...(filter === 'all' ? {} : { filter }),
    ...(search === '' ? {} : { search }),
    ...(sort === null ? {} : { sort }),
  });
  const { error, isPending, isStale, total, refetch } = list;
  const { t } = useTranslation('lobby');
  const isByPopularity = (sort ?? 'popular') === 'popular' && search === '';
  const marksHot = filter !== 'hot' && !isByPopularity;
  return (
    <>
      <ListBar choice={choice} filters={filters} onChoose={choose} isBusy={isStale} />
      <VendorRail vendors={vendors} chosen={vassalage} onChoose={(next) => choose({ vassalage: next })} />
      <p role="status" className={search === '' || total === 0 ? 'sr-only' : 'text-sm text-fg-3'}>
        {/* The list that still stands is not what was found; the line keeps its place. */}
        {isStale ? '\u00a0' : !isPending && search !== '' && error === null && t('results', { count: total, search })}
      </p>
      {isPending && <GridSkeleton />}
      {error !== null && <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />}
      {!isPending && error === null && total === 0 && <NoGames choice={choice} onClear={clear} />}
      {total > 0 && error === null && <GameGrid label={label} list={list} search={search} marksHot={marksHot} />}
    </>
  );
}
