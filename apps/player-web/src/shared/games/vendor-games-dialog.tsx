import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { GameTileSkeleton } from '@quetzal/ui/game-tile';
import { Link } from '@quetzal/ui/link';
import type { ReactNode } from 'react';
import { RegionError } from '../region-error/region-error.tsx';
import type { GameCard } from './game-card.ts';
import type { GameType } from './game-types.ts';
import { useFirstGames } from './games.queries.ts';
import { gameListPath } from './launch.ts';

const gamesMax = 48;
const skeletonCount = 8;

interface VendorGamesDialogProps {
  /** The card that stands for the games of its maker. */
  card: GameCard;
  /** How one of them is shown. */
  tile: (game: GameCard) => ReactNode;
  onClose: () => void;
}

/** The games of a maker over the page, opened by a card that stands for all of them; the whole list is one click away. */
export function VendorGamesDialog({ card, tile, onClose }: VendorGamesDialogProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const gameType = card.gameType as GameType;
  const { data, error, isPending, refetch } = useFirstGames({ gameType, vassalage: card.vassalage }, gamesMax);
  const games = data?.content ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={card.displayName}
      description={data === undefined ? undefined : t('games_count', { count: data.totalElements })}
      closeLabel={t('common:actions.close')}
      footer={
        data !== undefined && data.totalElements > games.length ? (
          <Button asChild variant="secondary">
            <Link href={gameListPath({ vassalage: card.vassalage, gameType })}>{t('see_all')}</Link>
          </Button>
        ) : undefined
      }
    >
      {error !== null && <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />}
      <ul aria-busy={isPending || undefined} className="grid grid-cols-2 gap-3.5 xs:grid-cols-3 md:grid-cols-4">
        {isPending &&
          Array.from({ length: skeletonCount }, (_, index) => (
            <li key={index}>
              <GameTileSkeleton />
            </li>
          ))}
        {games.map((game) => (
          <li key={game.nodeId} className="min-w-0">
            {tile(game)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
