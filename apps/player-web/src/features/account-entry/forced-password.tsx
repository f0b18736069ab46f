import { useTranslation } from '@quetzal/i18n/react';
import { Dialog } from '@quetzal/ui/dialog';
import { ChangePasswordForm } from '@quetzal/web-kit/entry';
import { notices } from '#shared/notices/notice-store.ts';

interface ForcedPasswordProps {
  reason: 'default' | 'expired';
  /** The person does not want to change it now, which means to leave. */
  onLeave: () => void;
}

/** A password that somebody else set, or that is too old: the way on leads over a new one. */
export function ForcedPassword({ reason, onLeave }: ForcedPasswordProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  return (
    <Dialog
      open
      title={t('change.title')}
      description={t(`change.${reason}_detail`)}
      closeLabel={t('change.leave')}
      onOpenChange={onLeave}
    >
      <ChangePasswordForm onDone={() => notices.notify({ tone: 'success', title: t('change.done') })} />
    </Dialog>
  );
}
