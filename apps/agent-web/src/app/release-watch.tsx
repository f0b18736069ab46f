import { useTranslation } from '@quetzal/i18n/react';
import { useToast } from '@quetzal/ui/toast';
import { useNewRelease } from '@quetzal/web-kit/installation';

/** Keeps what the portal needs without a network, and says when there is a newer release than this page. Shows nothing itself. */
export function ReleaseWatch() {
  const { t } = useTranslation(['installation', 'common']);
  const toasts = useToast();
  useNewRelease(() => {
    toasts.show({
      tone: 'info',
      title: t('release.title'),
      detail: t('release.detail'),
      action: {
        label: t('common:actions.reload'),
        altText: t('release.later'),
        onSelect: () => window.location.reload(),
      },
    });
  });
  return null;
}
