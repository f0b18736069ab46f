import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { useState } from 'react';

const key = 'chat_rules';

/** What holds in the chat, until it was read once in this browser. */
export function RulesNote() {
  const { t } = useTranslation('chat');
  const [isRead, setRead] = useState(() => localStorage.getItem(key) !== null);
  if (isRead) return null;
  const accept = () => {
    localStorage.setItem(key, 'read');
    setRead(true);
  };
  return (
    <Alert
      tone="info"
      title={t('rules.title')}
      action={
        <Button size="sm" variant="secondary" onClick={accept}>
          {t('rules.accept')}
        </Button>
      }
    >
      {t('rules.detail')}
    </Alert>
  );
}
