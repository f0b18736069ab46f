import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { GameRail } from '@quetzal/ui/game-rail';
import { Link } from '@quetzal/ui/link';
import { useDeferredValue, useEffect } from 'react';
import { useHotGames } from '#shared/games/hot-games.queries.ts';
import { LobbyTile } from '#shared/games/lobby-tile.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { hotRowsOf, keepHotRows } from './hot-rows.ts';
import { HotGamesSkeleton } from './row-skeletons.tsx';

/** The games that the site puts forward: two rows of 5.4. Without any, nothing is shown. */
export function HotGames() {
  const { t } = useTranslation('lobby');
  const { data, error, refetch } = useHotGames();
  // Many tiles: they are drawn in slices, between which the page answers touches.
  const games = useDeferredValue(data);
  const rows = games === undefined ? null : hotRowsOf(games.length);
  useEffect(() => {
    if (rows !== null) keepHotRows(rows);
  }, [rows]);
  if (error !== null) return <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />;
  if (games === undefined || rows === null) return <HotGamesSkeleton />;
  if (games.length === 0) return null;
  return (
    <GameRail
      title={t('hot_games')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      rows={rows}
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
