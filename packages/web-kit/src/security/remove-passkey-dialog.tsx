import { useTranslation } from '@quetzal/i18n/react';
import { useToast } from '@quetzal/ui/toast';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import type { Passkey } from './security.model.ts';
import { useRemovePasskey } from './security.queries.ts';

/** Asks for password and proof before a passkey stops opening the account. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('security');
  const toasts = useToast();
  const remove = useRemovePasskey();
  return (
    <ConfirmationDialog
      title={t('passkeys.remove_title')}
      detail={t('passkeys.remove_detail', { name: passkey.name })}
      submitLabel={t('passkeys.remove')}
      tone="danger"
      onClose={onClose}
      onConfirm={async (confirmation) => {
        await remove.mutateAsync({ ...confirmation, id: passkey.id });
        toasts.show({ tone: 'success', title: t('passkeys.removed') });
        onClose();
      }}
    />
  );
}
