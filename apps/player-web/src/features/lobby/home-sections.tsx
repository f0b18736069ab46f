import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { GameRail } from '@quetzal/ui/game-rail';
import { Link } from '@quetzal/ui/link';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { fewGamesClass, HomeSectionsSkeleton } from './home-sections-skeleton.tsx';
import { LobbyTile } from './lobby-tile.tsx';
import { PlayFacts } from './play-facts.tsx';
import { useHotGames } from './lobby.queries.ts';
import { Winners } from './winners.tsx';

/** Two rows fill a rail only when there are enough games for both. */
const twoRowsFrom = 10;
/** With the facts beside it, there is room for three; no more than these need no rail. */
const perView = 3;

/** The lists of the home page. A list that has nothing to show is not there. */
export function HomeSections() {
  return (
    <>
      <div className="grid gap-6.5 max-md:gap-5 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_25rem]">
        <HotGames />
        <PlayFacts />
      </div>
      <Winners />
    </>
  );
}

function HotGames() {
  const { t } = useTranslation('lobby');
  const { data: games, error, isPending, refetch } = useHotGames();
  if (isPending) return <HomeSectionsSkeleton />;
  if (error !== null) return <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />;
  if (games.length === 0) return null;
  const tiles = games.map((game) => <LobbyTile key={game.nodeId} game={game} loading="eager" />);
  const more = (
    <Button asChild variant="ghost" size="sm">
      <Link href="/rng">{t('see_all')}</Link>
    </Button>
  );
  if (games.length <= perView)
    return (
      <section className="min-w-0">
        <header className="mb-3.5 flex min-h-8 items-center justify-between gap-3">
          <h2 className="font-display text-lg font-[650] tracking-snug">{t('hot_games')}</h2>
          {more}
        </header>
        <div className={fewGamesClass}>{tiles}</div>
      </section>
    );
  return (
    <GameRail
      title={t('hot_games')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      perView={perView}
      rows={games.length >= twoRowsFrom ? 2 : 1}
      more={more}
    >
      {tiles}
    </GameRail>
  );
}
