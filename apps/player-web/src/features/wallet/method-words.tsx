import { useTranslation } from '@quetzal/i18n/react';
import { BitcoinIcon, CreditCardIcon, LandmarkIcon, SmartphoneIcon, StoreIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { useMethodName } from '#shared/payments/use-method-name.ts';
import type { DepositMethod } from './wallet.wire.ts';

/** Methods that people know by what their codes stand for, in every language. */
const knownByCode: readonly string[] = ['spei', 'usdt'];

/** The picture of a method. */
export function methodIcon(code: string): ReactNode {
  switch (code) {
    case 'spei':
      return <LandmarkIcon />;
    case 'cash':
      return <StoreIcon />;
    case 'wallet':
      return <SmartphoneIcon />;
    case 'usdt':
      return <BitcoinIcon />;
    default:
      return <CreditCardIcon />;
  }
}

/** Puts a method into words: its name, and how long it takes and what it costs. */
export function useMethodWords() {
  const { t } = useTranslation('wallet');
  const { exactMoney, percent } = useFormat();
  const nameOf = useMethodName();
  const hasPart = (text: string) => /[1-9]/.test(text);
  const feeOf = ({ fee }: DepositMethod): string => {
    const amount = exactMoney(fee.fixed);
    const share = percent(fee.percent);
    if (hasPart(fee.fixed) && hasPart(fee.percent)) return t('fee_both', { amount, percent: share });
    if (hasPart(fee.fixed)) return t('fee_fixed', { amount });
    return hasPart(fee.percent) ? t('fee_percent', { percent: share }) : t('fee_none');
  };
  const timeOf = ({ minutes }: DepositMethod) => (minutes === 0 ? t('instant') : t('minutes', { count: minutes }));
  return {
    nameOf,
    /** For where there is room for one word or two. */
    shortNameOf: (code: string) => (knownByCode.includes(code) ? code.toUpperCase() : nameOf(code)),
    /** What comes after the form. */
    nextOf({ kind }: DepositMethod): string {
      return kind === 'card' ? t('note_checkout') : t(`note_${kind}`);
    },
    conditionOf(method: DepositMethod): string {
      return `${timeOf(method)} · ${feeOf(method)}`;
    },
    /** What it costs; of a method that costs nothing, how long it takes. */
    shortConditionOf: (method: DepositMethod) =>
      hasPart(method.fee.fixed) || hasPart(method.fee.percent) ? feeOf(method) : timeOf(method),
  };
}
