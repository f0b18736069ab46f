import { useTranslation } from '@quetzal/i18n/react';
import { fetchToastStack, useToast } from '@quetzal/ui/toast';
import { whenIdle } from '@quetzal/ui/when-idle';
import { useNewRelease } from '@quetzal/web-kit/installation';
import { useSiteReturn } from '@quetzal/web-kit/site-return';
import { useEffect } from 'react';

/**
 * Keeps what the portal needs without a network, brings parts back that did not come, and says when there is a newer release
 * than this page. Shows nothing itself.
 */
export function ReleaseWatch() {
  const { t } = useTranslation(['installation', 'common']);
  const toasts = useToast();
  useSiteReturn();
  // A message may be that the connection is lost: what shows it could not be had then.
  useEffect(() => whenIdle(() => void fetchToastStack().catch(() => undefined)), []);
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
