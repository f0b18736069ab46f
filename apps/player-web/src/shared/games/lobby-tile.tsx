import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { GameTile } from '@quetzal/ui/game-tile';
import { FlameIcon } from '@quetzal/ui/icons';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useFormat } from '@quetzal/web-kit/format';
import { memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gamePath } from '../addresses/addresses.ts';
import { hasDemo, type GameCard } from './game-card.ts';
import { launchPath } from './launch.ts';
import { MarkedTitle } from './marked-title.tsx';
import { useFavorite } from './use-favorite.ts';

const VendorGamesDialog = lazyPage(
  () => import('./vendor-games-dialog.tsx'),
  (module) => module.VendorGamesDialog,
);
const TileSheet = lazyPage(
  () => import('./tile-sheet.tsx'),
  (module) => module.TileSheet,
);

interface LobbyTileProps {
  game: GameCard;
  loading?: 'eager' | 'lazy';
  /** What was looked for; marked in the title. */
  search?: string;
  /** False in a list of hot games alone, where the mark would tell nothing. */
  marksHot?: boolean;
}

/**
 * A game of a list: opens its page, its free demo or a list of games, and can be marked as a favourite. A list that is
 * drawn anew, because it was scrolled or another page of it came, leaves the tiles alone whose games are the same.
 */
export const LobbyTile = memo(function LobbyTile({
  game,
  loading = 'lazy',
  search = '',
  marksHot = true,
}: LobbyTileProps) {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'list' | 'sheet' | null>(null);
  const favourite = useFavorite(game);
  const paused = usePausedLabel(game);
  const { vassalage, gameCode } = game;
  const path = launchPath(game);
  const close = () => setOpen(null);
  return (
    <>
      <GameTile
        title={game.displayName}
        titleShown={<MarkedTitle title={game.displayName} search={search} />}
        vendor={game.vendorName}
        artSrc={game.iconUrl}
        loading={loading}
        {...(path === null ? { onPlay: () => setOpen('list') } : { href: path })}
        playLabel={t(path === null ? 'opens_list' : 'play')}
        lockedLabel={paused}
        badges={<TileBadges game={game} marksHot={marksHot} />}
        favourite={path === null ? undefined : favourite}
        onLongPress={path === null ? undefined : () => setOpen('sheet')}
        {...(hasDemo(game) && path !== null
          ? { onDemo: () => void navigate(gamePath({ vassalage, gameCode, isDemo: true })), demoLabel: t('demo') }
          : {})}
      />
      {open !== null && (
        <Suspense fallback={null}>
          {open === 'list' ? (
            <VendorGamesDialog card={game} tile={(one) => <LobbyTile game={one} />} onClose={close} />
          ) : (
            <TileSheet game={game} path={path ?? ''} favourite={favourite} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
});

/** Why a game cannot be opened now; undefined while it can. */
function usePausedLabel({ isPaused, backAt }: GameCard): string | undefined {
  const { t } = useTranslation('lobby');
  const { dateTime } = useFormat();
  if (!isPaused) return undefined;
  return backAt === null ? t('paused') : t('paused_until', { time: dateTime(backAt) });
}

/* A small tile has room for a sign, not for the word. */
function TileBadges({ game, marksHot }: { game: GameCard; marksHot: boolean }) {
  const { t } = useTranslation('lobby');
  if (game.isNew) return <Badge tone="accent">{t('new')}</Badge>;
  if (game.hot && marksHot)
    return (
      <Badge tone="gold" icon={<FlameIcon />} className="@max-[9rem]:gap-0">
        <span className="@max-[9rem]:sr-only">{t('hot')}</span>
      </Badge>
    );
  return null;
}
