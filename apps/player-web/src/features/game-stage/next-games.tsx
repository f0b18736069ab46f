import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { GameRail } from '@quetzal/ui/game-rail';
import { Link } from '@quetzal/ui/link';
import { useDeferredValue } from 'react';
import type { GameCard } from '#shared/games/game-card.ts';
import { categoryOf, type GameType } from '#shared/games/game-types.ts';
import { useFirstGames } from '#shared/games/games.queries.ts';
import { LobbyTile } from '#shared/games/lobby-tile.tsx';

const gamesMax = 18;

/** Other games of the same kind, those of the same maker first. */
export function NextGames({ game }: { game: GameCard }) {
  const { t } = useTranslation('game-stage');
  const gameType = game.gameType as GameType;
  const { data: known } = useFirstGames({ gameType }, gamesMax);
  // Many tiles: they are drawn in slices, between which the page and the game answer touches.
  const data = useDeferredValue(known);
  const others = (data?.content ?? []).filter(({ nodeId }) => nodeId !== game.nodeId);
  if (others.length === 0) return null;
  const isOwn = (one: GameCard) => Number(one.vassalage === game.vassalage);
  return (
    <div className="mt-10 mb-2">
      <GameRail
        title={t('next_games')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        rows={1}
        more={
          <Button asChild variant="ghost" size="sm">
            <Link href={categoryOf(gameType).path}>{t('see_all')}</Link>
          </Button>
        }
      >
        {others
          .toSorted((a, b) => isOwn(b) - isOwn(a))
          .map((one) => (
            <LobbyTile key={one.nodeId} game={one} />
          ))}
      </GameRail>
    </div>
  );
}
