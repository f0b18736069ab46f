import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import { CopyLine } from './copy-line.tsx';
import { PayStep } from './pay-step.tsx';
import type { DepositStepProps } from './wallet.wire.ts';

const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** An account to transfer to, with the exact amount. */
export function BankTransferStep({ deposit, how, onNew }: DepositStepProps<'bank_transfer'>) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  const amount = exactMoney(deposit.amount);
  return (
    <PayStep
      deposit={deposit}
      onNew={onNew}
      title={t('pay.bank_transfer_title', { amount })}
      steps={[t('pay.bank_transfer_1'), t('pay.bank_transfer_2'), t('pay.bank_transfer_3')]}
    >
      <dl>
        <CopyLine term={t('pay.account')} value={how.account} shown={inFours(how.account)} />
        <CopyLine term={t('pay.exact_amount')} value={deposit.amount} shown={amount} />
        <CopyLine term={t('reference')} value={deposit.reference} />
        <CopyLine term={t('pay.beneficiary')} value={how.beneficiary} />
        <CopyLine term={t('pay.bank')} value={how.bank} />
      </dl>
    </PayStep>
  );
}

/** A code for the till of a store. */
export function VoucherStep({ deposit, how, onNew }: DepositStepProps<'voucher'>) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  const amount = exactMoney(deposit.amount);
  return (
    <PayStep
      deposit={deposit}
      onNew={onNew}
      title={t('pay.voucher_title', { amount })}
      steps={[t('pay.voucher_1'), t('pay.voucher_2'), t('pay.voucher_3')]}
    >
      <dl>
        <CopyLine term={t('pay.code')} value={how.code} shown={inFours(how.code)} />
        <CopyLine term={t('pay.exact_amount')} value={deposit.amount} shown={amount} />
        <CopyLine term={t('reference')} value={deposit.reference} />
      </dl>
    </PayStep>
  );
}
