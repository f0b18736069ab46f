import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SearchXIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation(['common', 'lobby']);
  usePageTitle(t('not_found.title'));
  return (
    <EmptyState
      className="min-h-[50dvh] content-center"
      icon={<SearchXIcon />}
      title={<h1>{t('not_found.title')}</h1>}
      detail={t('not_found.detail')}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button asChild>
            <Link href="/">{t('not_found.home')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/rng">{t('lobby:hero.see_games')}</Link>
          </Button>
        </div>
      }
    />
  );
}
