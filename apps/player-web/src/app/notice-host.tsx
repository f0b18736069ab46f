import { useTranslation } from '@quetzal/i18n/react';
import { ToastProvider, useToast } from '@quetzal/ui/toast';
import { useEffect } from 'react';
import { notices } from '#shared/notices/notice-store.ts';

export { fetchToastStack } from '@quetzal/ui/toast';

/** Shows the messages of the page. */
export function NoticeHost() {
  const { t } = useTranslation(['site-shell', 'common']);
  return (
    <ToastProvider label={t('notices')} closeLabel={t('common:notice.dismiss')}>
      <Receiver />
    </ToastProvider>
  );
}

function Receiver() {
  const { show } = useToast();
  useEffect(() => notices.receive(show), [show]);
  return null;
}
