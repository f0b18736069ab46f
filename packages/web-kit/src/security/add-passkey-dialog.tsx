import { useTranslation } from '@quetzal/i18n/react';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { PasskeyNameField, usePasskeyName } from './passkey-name-field.tsx';
import { useAddPasskey } from './security.queries.ts';

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** With the recovery codes that come with the first factor; none otherwise. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Name and password, then the question of the device. */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation('security');
  const add = useAddPasskey();
  const field = usePasskeyName();
  return (
    <ConfirmationDialog
      title={t('passkeys.add_title')}
      detail={t('passkeys.add_detail')}
      submitLabel={t('passkeys.add')}
      onClose={onClose}
      checkFields={() => field.read() !== null}
      onConfirm={async (confirmation) => {
        const { recoveryCodes } = await add.mutateAsync({ ...confirmation, name: field.name.trim() });
        onAdded(recoveryCodes);
      }}
    >
      <PasskeyNameField {...field} />
    </ConfirmationDialog>
  );
}
