import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { GameRail } from '@quetzal/ui/game-rail';
import { Link } from '@quetzal/ui/link';
import { useDeferredValue } from 'react';
import { useHotGames } from '#shared/games/hot-games.queries.ts';
import { LobbyTile } from '#shared/games/lobby-tile.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { HotGamesSkeleton } from './row-skeletons.tsx';

/** A second row needs as many games again as are seen at once. */
const twoRowsFrom = 10;

/** The games that the site puts forward: two rows of 5.4. Without any, nothing is shown. */
export function HotGames() {
  const { t } = useTranslation('lobby');
  const { data, error, refetch } = useHotGames();
  // Many tiles: they are drawn in slices, between which the page answers touches.
  const games = useDeferredValue(data);
  if (error !== null) return <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />;
  if (games === undefined) return <HotGamesSkeleton />;
  if (games.length === 0) return null;
  return (
    <GameRail
      title={t('hot_games')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      rows={games.length >= twoRowsFrom ? 2 : 1}
      more={
        <Button asChild variant="ghost" size="sm">
          <Link href="/rng">{t('see_all')}</Link>
        </Button>
      }
    >
      {games.map((game) => (
        <LobbyTile key={game.nodeId} game={game} marksHot={false} />
      ))}
    </GameRail>
  );
}
