import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SearchXIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';

/** The address names no game that can be played. */
export function GameMissing() {
  const { t } = useTranslation('game-stage');
  return (
    <EmptyState
      className="min-h-[60dvh] content-center"
      icon={<SearchXIcon />}
      title={t('not_found_title')}
      detail={t('not_found_detail')}
      action={
        <Button asChild>
          <Link href="/rng">{t('see_games')}</Link>
        </Button>
      }
    />
  );
}
