import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { InfoIcon, TriangleAlertIcon } from '@quetzal/ui/icons';

/** A message that waits until somebody has read it. */
export interface NoticeDialogProps {
  tone: 'warn' | 'info';
  title: string;
  detail: string;
  onClose: () => void;
}

/** Says one thing that must not be missed, with one button that puts it away. */
export function NoticeDialog({ tone, title, detail, onClose }: NoticeDialogProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  return (
    <Dialog
      open
      size="sm"
      title={
        <span className="flex items-center gap-3">
          <IconPlate tone={tone}>{tone === 'warn' ? <TriangleAlertIcon /> : <InfoIcon />}</IconPlate>
          {title}
        </span>
      }
      description={detail}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={
        <Button fullWidth size="lg" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    />
  );
}
