import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { GameTileSkeleton } from '@quetzal/ui/game-tile';
import { HeartIcon, HistoryIcon, SearchXIcon } from '@quetzal/ui/icons';
import { LoadMore } from '@quetzal/ui/load-more';
import { RegionError } from '#shared/region-error/region-error.tsx';
import type { CategoryChoice } from './category-choice.ts';
import { LobbyTile } from './lobby-tile.tsx';
import type { useGames } from './lobby.queries.ts';

interface GameGridProps {
  list: ReturnType<typeof useGames>;
  filter: CategoryChoice['filter'];
  onClear: () => void;
}

const gridClass =
  'grid grid-cols-2 gap-3.5 xs:grid-cols-3 xs:max-md:gap-2.5 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6 2xl:grid-cols-7';
const skeletonCount = 12;
/** Tiles of the first rows are fetched at once, those below when they come into view. */
const eagerCount = 12;

/** The games of a list: while it loads, when it failed, when it is empty, page after page. */
export function GameGrid({ list, filter, onClear }: GameGridProps) {
  const { t } = useTranslation('lobby');
  const { data, error, isPending, refetch, fetchNextPage, isFetchingNextPage } = list;
  if (isPending) return <GridSkeleton />;
  if (error !== null) return <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />;
  const games = data.pages.flatMap((page) => page.content);
  const total = data.pages[0]?.totalElements ?? 0;
  if (games.length === 0) return <NoGames filter={filter} onClear={onClear} />;
  return (
    <div className="grid gap-7">
      <ul className={gridClass}>
        {games.map((game, index) => (
          <li key={game.nodeId} className="min-w-0">
            <LobbyTile game={game} loading={index < eagerCount ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
      {games.length < total && (
        <LoadMore
          shownCount={games.length}
          totalCount={total}
          progressLabel={t('shown_of', { shown: games.length, total })}
          label={t('load_more')}
          onLoadMore={() => void fetchNextPage()}
          busy={isFetchingNextPage}
          busyLabel={t('loading_more')}
        />
      )}
    </div>
  );
}

function GridSkeleton() {
  return (
    <div aria-busy="true" className={gridClass}>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </div>
  );
}

/** What an empty list says, by what it was narrowed to. */
const nothing = {
  all: { icon: <SearchXIcon />, title: 'none_title', detail: 'none_detail' },
  hot: { icon: <SearchXIcon />, title: 'none_title', detail: 'none_detail' },
  favorites: { icon: <HeartIcon />, title: 'none_favorites_title', detail: 'none_favorites_detail' },
  recent: { icon: <HistoryIcon />, title: 'none_recent_title', detail: 'none_recent_detail' },
} as const;

function NoGames({ filter, onClear }: Pick<GameGridProps, 'filter' | 'onClear'>) {
  const { t } = useTranslation('lobby');
  const { icon, title, detail } = nothing[filter];
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      detail={t(detail)}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
