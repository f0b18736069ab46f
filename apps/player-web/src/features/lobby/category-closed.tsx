import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { Gamepad2Icon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';

/** A category that the site knows but that has no game to play; with `isPage` its words head the page. */
export function CategoryClosed({ isPage = false }: { isPage?: boolean }) {
  const { t } = useTranslation('lobby');
  return (
    <EmptyState
      icon={<Gamepad2Icon />}
      title={isPage ? <h1>{t('category_closed_title')}</h1> : t('category_closed_title')}
      detail={t('category_closed_detail')}
      action={
        <Button asChild variant="secondary">
          <Link href="/rng">{t('hero.see_games')}</Link>
        </Button>
      }
    />
  );
}
