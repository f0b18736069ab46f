import { useTranslation } from '@quetzal/i18n/react';
import { ToastProvider, useToast } from '@quetzal/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { notices, type Notice } from '#shared/notices/notice-store.ts';
import { useEndWords } from './use-end-words.ts';

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
  const endWords = useEndWords();
  const receive = useEffectEvent((notice: Notice) => void show('end' in notice ? endWords(notice.end) : notice));
  useEffect(() => notices.receive((notice) => receive(notice)), []);
  return null;
}
