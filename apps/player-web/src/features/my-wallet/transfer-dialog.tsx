import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { QuickAmount } from '@quetzal/ui/money-field';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { FormRefusal } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { AmountField } from '#shared/amount/amount-field.tsx';
import type { VendorWallet } from './my-wallet.wire.ts';
import { useTransferForm } from './use-transfer-form.ts';

interface TransferDialogProps {
  wallet: VendorWallet;
  /** What the member has here, a decimal string; null while that is not known. */
  cash: string | null;
  onClose: () => void;
}

/** Moves money between the member's cash and their wallet at a vendor. */
export function TransferDialog({ wallet, cash, onClose }: TransferDialogProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const { exactMoney } = useFormat();
  const form = useTransferForm(wallet, cash, onClose);
  const { direction, setDirection, amount, amountRef, setAmount, most, problem, notice, isBusy, submit, leave } = form;
  const directions = [
    { value: 'in', label: t('mine.in'), disabled: !wallet.isOpen },
    { value: 'out', label: t('mine.out') },
  ];
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="sm"
      title={t('mine.transfer_with', { vendor: wallet.name })}
      closeLabel={t('common:actions.close')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SegmentedControl
          label={t('mine.direction')}
          fullWidth
          options={directions}
          value={direction}
          onValueChange={(next) => setDirection(next === 'in' ? 'in' : 'out')}
        />
        <AmountField
          ref={amountRef}
          label={t('amount')}
          labelEnd={most === null ? undefined : t('mine.up_to', { max: exactMoney(most) })}
          value={amount}
          onValueChange={setAmount}
          error={problem}
          quickAmounts={
            most !== null &&
            Number(most) > 0 && (
              <QuickAmount selected={amount === most} onClick={() => setAmount(most)}>
                {t('mine.all')}
              </QuickAmount>
            )
          }
        />
        {notice?.tone === 'danger' && <FormRefusal>{notice.text}</FormRefusal>}
        {notice !== null && notice.tone !== 'danger' && <Alert tone={notice.tone}>{notice.text}</Alert>}
        <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={t('mine.moving')}>
          {t('mine.move')}
        </Button>
      </form>
    </Dialog>
  );
}
