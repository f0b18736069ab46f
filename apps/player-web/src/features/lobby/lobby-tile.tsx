import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { GameTile } from '@quetzal/ui/game-tile';
import { FlameIcon } from '@quetzal/ui/icons';
import { useNavigate } from 'react-router-dom';
import { gamePath } from '#shared/addresses/addresses.ts';
import { hasDemo, type GameCard } from '#shared/games/game-card.ts';
import { useFavorite } from './use-favorite.ts';

interface LobbyTileProps {
  game: GameCard;
  loading?: 'eager' | 'lazy';
}

/** A game of a list: opens its page or its free demo, and can be marked as a favourite. */
export function LobbyTile({ game, loading = 'lazy' }: LobbyTileProps) {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const { vassalage, gameCode } = game;
  return (
    <GameTile
      title={game.displayName}
      vendor={game.vendorName}
      artSrc={game.iconUrl}
      loading={loading}
      href={gamePath({ vassalage, gameCode })}
      playLabel={t('play')}
      badges={<TileBadges game={game} />}
      favourite={useFavorite(game)}
      {...(hasDemo(game)
        ? { onDemo: () => void navigate(gamePath({ vassalage, gameCode, isDemo: true })), demoLabel: t('demo') }
        : {})}
    />
  );
}

function TileBadges({ game }: { game: GameCard }) {
  const { t } = useTranslation('lobby');
  if (game.isNew) return <Badge tone="accent">{t('new')}</Badge>;
  if (game.hot)
    return (
      <Badge tone="gold" icon={<FlameIcon className="@max-[9rem]:hidden" />}>
        {t('hot')}
      </Badge>
    );
  return null;
}
