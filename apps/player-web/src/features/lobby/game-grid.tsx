import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { GameTileSkeleton } from '@quetzal/ui/game-tile';
import { VirtualGrid } from '@quetzal/ui/virtual-grid';
import { LobbyTile } from '#shared/games/lobby-tile.tsx';
import type { useGamePages } from './use-game-pages.ts';

const rowClass =
  'grid grid-cols-2 gap-3.5 xs:grid-cols-3 xs:max-md:gap-2.5 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6 2xl:grid-cols-7';
const skeletonCount = 12;
/** Pictures of the first rows are fetched at once, those below when they come into view. */
const eagerCount = 12;
const tileRatio = 3 / 4;

interface GameGridProps {
  label: string;
  list: ReturnType<typeof useGamePages>;
  search: string;
  /** False where what is hot comes first anyway, or alone: a mark on nearly all tells nothing. */
  marksHot: boolean;
}

/** The games of a list, as many as there are: only those in view are fetched and drawn. */
export function GameGrid({ label, list, search, marksHot }: GameGridProps) {
  const { t } = useTranslation('lobby');
  const { total, slotAt, setRange, isStale } = list;
  return (
    <VirtualGrid
      label={label}
      aria-busy={isStale || undefined}
      count={total}
      itemRatio={tileRatio}
      rowClassName={rowClass}
      onRangeChange={setRange}
      placeholder={<GameTileSkeleton />}
      itemKey={(index) => {
        const slot = slotAt(index);
        return typeof slot === 'object' && 'nodeId' in slot ? slot.nodeId : `slot ${index}`;
      }}
      renderItem={(index) => {
        const slot = slotAt(index);
        if (slot === 'pending') return <GameTileSkeleton />;
        if ('nodeId' in slot)
          return (
            <LobbyTile
              game={slot}
              search={search}
              marksHot={marksHot}
              loading={index < eagerCount ? 'eager' : 'lazy'}
            />
          );
        return (
          <Button variant="secondary" className="size-full" onClick={slot.retry}>
            {t('page_failed')}
          </Button>
        );
      }}
    />
  );
}

/** Stands in the place of a list until its first page is there. */
export function GridSkeleton() {
  return (
    <div aria-busy="true" className={rowClass}>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </div>
  );
}
