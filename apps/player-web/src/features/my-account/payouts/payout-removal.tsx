import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { FormRefusal } from '@quetzal/web-kit/form';
import type { PayoutAccount } from '#shared/payouts/payouts.queries.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useRemovePayoutAccount } from '../my-account.queries.ts';
import { TransactionProofFields } from './transaction-proof-fields.tsx';
import { useTransactionProof } from './use-transaction-proof.ts';

/** Takes a payout account off, with the transaction password. */
export function PayoutRemoval({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
  const { t } = useTranslation(['my-account', 'common']);
  const remove = useRemovePayoutAccount();
  const proof = useTransactionProof(async (proven) => {
    await remove.mutateAsync({ id: account.id, ...proven });
    notices.notify({ tone: 'success', title: t('payouts.removed') });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('payouts.remove_title')}
      description={t('payouts.remove_detail', { number: account.maskedNumber })}
      closeLabel={t('common:actions.close')}
    >
      <Form onSubmit={proof.submit}>
        <TransactionProofFields proof={proof} />
        {proof.refusal !== null && <FormRefusal>{proof.refusal}</FormRefusal>}
        <Button type="submit" variant="danger" fullWidth busy={proof.isBusy} busyLabel={t('saving')}>
          {t('payouts.remove')}
        </Button>
      </Form>
    </Dialog>
  );
}
