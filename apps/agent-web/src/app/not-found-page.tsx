import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SearchXIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';

/** An address that leads nowhere, and the way back. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  const shell = useTranslation('agent-shell');
  usePageTitle(t('not_found.title'));
  return (
    <>
      <h1 className="sr-only">{t('not_found.title')}</h1>
      <EmptyState
        icon={<SearchXIcon />}
        title={t('not_found.title')}
        detail={t('not_found.detail')}
        action={
          <Button variant="secondary" asChild>
            <Link href={paths.overview}>{shell.t('nav.overview')}</Link>
          </Button>
        }
        className="min-h-[60dvh] content-center"
      />
    </>
  );
}
