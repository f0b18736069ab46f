import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { useToast } from '@quetzal/ui/toast';
import { ConfirmationDialog } from '@quetzal/web-kit/security';
import { useUnlinkAccount } from '../my-account.queries.ts';
import type { LinkedAccount } from '../my-account.wire.ts';

interface UnlinkAccountDialogProps {
  account: LinkedAccount;
  onClose: () => void;
}

/**
 * Asks for password and proof before an account elsewhere stops leading into this one. Where it is the only way in it says so
 * at once, and what has to come first.
 */
export function UnlinkAccountDialog(props: UnlinkAccountDialogProps) {
  return props.account.isOnlyWay ? <OnlyWay {...props} /> : <Confirmation {...props} />;
}

function OnlyWay({ account, onClose }: UnlinkAccountDialogProps) {
  const { t } = useTranslation(['my-account', 'common', 'errors']);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('linked.unlink_named', { name: account.name })}
      description={t('errors:identity.third_party_last_way')}
      closeLabel={t('common:actions.close')}
      footer={
        <Button variant="secondary" fullWidth onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    />
  );
}

function Confirmation({ account, onClose }: UnlinkAccountDialogProps) {
  const { t } = useTranslation('my-account');
  const toasts = useToast();
  const unlink = useUnlinkAccount();
  const { provider, name } = account;
  return (
    <ConfirmationDialog
      title={t('linked.unlink_named', { name })}
      detail={t('linked.unlink_detail', { name })}
      submitLabel={t('linked.unlink')}
      tone="danger"
      onClose={onClose}
      onConfirm={async (confirmation) => {
        await unlink.mutateAsync({ ...confirmation, provider });
        toasts.show({ tone: 'success', title: t('linked.unlinked', { name }) });
        onClose();
      }}
    />
  );
}
