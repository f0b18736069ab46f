import { useTranslation } from '@quetzal/i18n/react';
import { useToast } from '@quetzal/ui/toast';
import { useNewRelease } from '@quetzal/web-kit/installation';
import { useSiteReturn } from '@quetzal/web-kit/site-return';

/**
 * Keeps what the portal needs without a network, brings parts back that did not come, and says when there is a newer release
 * than this page. Shows nothing itself.
 */
export function ReleaseWatch() {
  const { t } = useTranslation(['installation', 'common']);
  const toasts = useToast();
  useSiteReturn();
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
