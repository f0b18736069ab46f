import { useTranslation } from '@quetzal/i18n/react';
import { useCountryName } from '@quetzal/web-kit/countries';
import { useFormat } from '@quetzal/web-kit/format';
import { useMethodName } from '#shared/payments/use-method-name.ts';
import type { Transaction } from './records.wire.ts';

/** How a deposit or a withdrawal was paid, what it cost, where it stands, and the country it was asked for from. */
export function PaymentLine({ payment }: { payment: NonNullable<Transaction['payment']> }) {
  const { t } = useTranslation('withdrawal');
  const { exactMoney } = useFormat();
  const methodName = useMethodName();
  const countryName = useCountryName();
  const { methodCode, fee, stand, country } = payment;
  const parts = [
    methodName(methodCode),
    Number(fee) > 0 ? t('fee.fixed', { amount: exactMoney(fee) }) : t('fee.none'),
    t(`stand.${stand}`),
    ...(country === null ? [] : [countryName(country)]),
  ];
  return <span className="block text-xs font-normal text-fg-3">{parts.join(' · ')}</span>;
}
