import { useTranslation } from '@quetzal/i18n/react';
import { useNewRelease } from '@quetzal/web-kit/installation';
import { notices } from '#shared/notices/notice-store.ts';

/** Keeps what the site needs without a network, and says when there is a newer release than this page. Shows nothing itself. */
export function ReleaseWatch() {
  const { t } = useTranslation(['installation', 'common']);
  useNewRelease(() =>
    notices.notify({
      tone: 'info',
      title: t('release.title'),
      detail: t('release.detail'),
      action: {
        label: t('common:actions.reload'),
        altText: t('release.later'),
        onSelect: () => window.location.reload(),
      },
    }),
  );
  return null;
}
