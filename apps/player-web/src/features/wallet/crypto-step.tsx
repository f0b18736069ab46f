import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { QRCode } from '@quetzal/ui/qr-code';
import { useFormat } from '@quetzal/web-kit/format';
import { CopyLine } from './copy-line.tsx';
import { PayStep } from './pay-step.tsx';
import type { DepositStepProps } from './wallet.wire.ts';

/** An address of this deposit alone, also as a code for a phone, with the exact amount of the token. */
export function CryptoStep({ deposit, how, onNew }: DepositStepProps<'crypto'>) {
  const { t } = useTranslation('wallet');
  const { exactMoney } = useFormat();
  const { address, network, currency, confirmationsRequired: count } = how;
  // Figure and currency stay on one line.
  const amount = exactMoney(how.amount, { symbol: '', currency }).replaceAll(' ', '\u00A0');
  return (
    <PayStep
      deposit={deposit}
      onNew={onNew}
      title={t('pay.crypto_title', { amount })}
      steps={[t('pay.crypto_1', { network }), t('pay.crypto_2'), t('pay.crypto_3', { count })]}
      warning={<Alert tone="warn">{t('pay.network_warning', { currency, network })}</Alert>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <QRCode value={address} label={t('pay.address_code')} size={176} />
        <dl className="w-full min-w-0">
          <CopyLine term={t('pay.address')} value={address} />
          <CopyLine term={t('pay.exact_amount')} value={how.amount} shown={amount} />
          <CopyLine term={t('pay.network')} value={network} />
        </dl>
      </div>
      <p className="text-sm text-fg-3">{t('pay.rate_holds', { amount: exactMoney(deposit.received) })}</p>
    </PayStep>
  );
}
