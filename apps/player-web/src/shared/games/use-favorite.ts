import { useTranslation } from '@quetzal/i18n/react';
import { useSession } from '@quetzal/web-kit/session';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useRef } from 'react';
import { useAccountDialog } from '../address-params/use-overlays.ts';
import type { GameCard } from './game-card.ts';
import { notices } from '../notices/notice-store.ts';
import { favoritePauseMs } from './favorites.ts';
import { useIsFavorite, useSetFavorite } from './favorites.queries.ts';

/** The heart of a game's tile; undefined where the site has none. Whoever is not logged in gets the login. */
export function useFavorite(game: GameCard) {
  const { t } = useTranslation('lobby');
  const { isLoggedIn } = useSession();
  const isOffered = useFlag('GAMELOFAV3');
  const dialog = useAccountDialog();
  const isFavorite = useIsFavorite(game.nodeId);
  const change = useSetFavorite(game, (isWanted) =>
    notices.notify({
      tone: 'danger',
      title: t(isWanted ? 'favorite_not_saved' : 'favorite_not_removed'),
      detail: game.displayName,
    }),
  );
  const changedAtMs = useRef(-favoritePauseMs);
  if (!isOffered) return undefined;
  return {
    pressed: isFavorite,
    label: t('favorite', { game: game.displayName }),
    onPressedChange: (isWanted: boolean) => {
      if (!isLoggedIn) return dialog.show('login');
      const nowMs = performance.now();
      if (nowMs - changedAtMs.current < favoritePauseMs) return;
      changedAtMs.current = nowMs;
      change(isWanted);
    },
  };
}
