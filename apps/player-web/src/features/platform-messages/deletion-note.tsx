import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { useErrorText } from '@quetzal/web-kit/form';
import type { useDeletion } from './use-deletion.ts';

/** Says that a message was deleted and offers to put it back; inside the panel, where the keyboard is. */
export function DeletionNote({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
  const { t } = useTranslation(['platform-messages', 'common']);
  const errorText = useErrorText();
  const { lastId, error, putBack, forget } = deletion;
  if (error !== null) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (lastId === null) return null;
  return (
    <Alert
      tone="info"
      role="status"
      onDismiss={forget}
      dismissLabel={t('common:actions.close')}
      action={
        <Button size="sm" variant="secondary" onClick={putBack}>
          {t('undo')}
        </Button>
      }
    >
      {t('deleted')}
    </Alert>
  );
}
