import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';

interface OlderMessagesProps {
  hasOlder: boolean;
  isPending: boolean;
  isFailed: boolean;
  onAsk: () => void;
}

/** The upper end of a room: more is there, on its way or did not come, or here is where what is kept begins. */
export function OlderMessages({ hasOlder, isPending, isFailed, onAsk }: OlderMessagesProps) {
  const { t } = useTranslation(['chat', 'common']);
  if (!hasOlder) return <p className="px-2 py-3 text-center text-xs text-fg-3">{t('beginning')}</p>;
  return (
    <div className="grid min-h-11 justify-items-center gap-1 py-1 text-center">
      {isFailed && (
        <p role="status" className="px-2 pt-1 text-xs text-danger-text">
          {t('older_failed')}
        </p>
      )}
      <Button variant="ghost" size="sm" busy={isPending} busyLabel={t('loading')} onClick={onAsk}>
        {isFailed ? t('common:actions.retry') : t('older')}
      </Button>
    </div>
  );
}
