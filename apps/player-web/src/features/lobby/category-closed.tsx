import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { Gamepad2Icon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { categoryOf } from '#shared/games/game-types.ts';
import { usePlayableTypes } from '#shared/games/games.queries.ts';

/** A kind of games of which the site has none: the way to one that it has. With `isPage` its words head the page. */
export function CategoryClosed({ isPage = false }: { isPage?: boolean }) {
  const { t } = useTranslation(['lobby', 'common']);
  const [playable] = usePlayableTypes() ?? [];
  return (
    <EmptyState
      icon={<Gamepad2Icon />}
      title={isPage ? <h1>{t('category_closed_title')}</h1> : t('category_closed_title')}
      detail={t('category_closed_detail')}
      action={
        <Button asChild variant="secondary">
          {playable === undefined ? (
            <Link href="/">{t('common:not_found.home')}</Link>
          ) : (
            <Link href={categoryOf(playable).path}>{t('hero.see_games')}</Link>
          )}
        </Button>
      }
    />
  );
}
