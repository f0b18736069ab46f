import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SearchXIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';

/** The address names no game that can be played. */
export function GameMissing() {
  const { t } = useTranslation('game-stage');
  usePageTitle(t('not_found_title'));
  return (
    <EmptyState
      className="min-h-[60dvh] content-center"
      icon={<SearchXIcon />}
      title={<h1>{t('not_found_title')}</h1>}
      detail={t('not_found_detail')}
      action={
        <Button asChild>
          <Link href="/rng">{t('see_games')}</Link>
        </Button>
      }
    />
  );
}
