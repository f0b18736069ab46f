import { useTranslation } from '@quetzal/i18n/react';
import { useToast } from '@quetzal/ui/toast';
import { ConfirmationDialog } from '@quetzal/web-kit/security';
import { useUnlinkAccount } from '../my-account.queries.ts';
import type { LinkedAccount } from '../my-account.wire.ts';

/** Asks for password and proof before an account elsewhere stops leading into this one. */
export function UnlinkAccountDialog({ account, onClose }: { account: LinkedAccount; onClose: () => void }) {
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
