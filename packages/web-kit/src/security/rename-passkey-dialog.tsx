import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { useToast } from '@quetzal/ui/toast';
import { useErrorText } from '../form/index.ts';
import { PasskeyNameField, usePasskeyName } from './passkey-name-field.tsx';
import type { Passkey } from './security.model.ts';
import { useRenamePasskey } from './security.queries.ts';

/** Another name for a passkey; it protects as before, so nothing is asked for it. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('security');
  const common = useTranslation('common');
  const toasts = useToast();
  const errorText = useErrorText();
  const rename = useRenamePasskey();
  const field = usePasskeyName(passkey.name);
  const save = () => {
    const name = field.read();
    if (name === null || rename.isPending) return;
    const done = () => {
      toasts.show({ tone: 'success', title: t('passkeys.renamed') });
      onClose();
    };
    rename.mutate({ id: passkey.id, name }, { onSuccess: done });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('passkeys.rename_title')}
      closeLabel={common.t('actions.close')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <PasskeyNameField {...field} />
        {rename.isError && <Alert tone="danger">{errorText(rename.error)}</Alert>}
        <Button type="submit" fullWidth busy={rename.isPending} busyLabel={t('passkeys.saving')}>
          {t('passkeys.save')}
        </Button>
      </form>
    </Dialog>
  );
}
