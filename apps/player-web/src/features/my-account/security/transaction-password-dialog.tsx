import { useTranslation } from '@quetzal/i18n/react';
import { Dialog } from '@quetzal/ui/dialog';
import { useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { TransactionPasswordForm } from './transaction-password-form.tsx';

interface TransactionPasswordDialogProps {
  /** There is one already, which has to be told. */
  isSet: boolean;
  /** Who opens it forgot that one. */
  isForgotten?: boolean;
  onClose: () => void;
}

const titles = {
  set: 'passwords.set_transaction',
  change: 'passwords.change_transaction',
  reset: 'transaction.new',
} as const;

/** Sets the password that money leaves with, or changes it; who forgot it chooses another. */
export function TransactionPasswordDialog({
  isSet,
  isForgotten: wasForgotten = false,
  onClose,
}: TransactionPasswordDialogProps) {
  const { t } = useTranslation(['my-account', 'common']);
  const [isForgotten, setForgotten] = useState(wasForgotten);
  const how = isForgotten ? 'reset' : isSet ? 'change' : 'set';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(titles[how])}
      description={t('transaction.detail')}
      closeLabel={t('common:actions.close')}
    >
      <TransactionPasswordForm
        key={how}
        how={how}
        onForgot={() => setForgotten(true)}
        onDone={() => {
          notices.notify({ tone: 'success', title: t('transaction.saved') });
          onClose();
        }}
      />
    </Dialog>
  );
}
