import { useTranslation } from '@quetzal/i18n/react';
import { BitcoinIcon, LandmarkIcon, WalletIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import type { PayoutAccount } from '#shared/payouts/payouts.queries.ts';
import type { UsableAccount } from './use-amount-form.ts';
import type { PayoutMethod } from './withdrawal.wire.ts';

/** The picture of a kind of account. */
export const accountIcons: Readonly<Record<PayoutAccount['kind'], ReactNode>> = {
  bank: <LandmarkIcon />,
  e_wallet: <WalletIcon />,
  crypto: <BitcoinIcon />,
};

/** Puts payout accounts into words: their name with the end of the number, and on what terms they are paid out to. */
export function useAccountWords() {
  const { t } = useTranslation('withdrawal');
  const { dateTime, exactMoney, number, percent } = useFormat();

  function feeOf({ fee: { fixed, percent: part } }: PayoutMethod): string {
    const [hasFixed, hasPart] = [Number(fixed) > 0, Number(part) > 0];
    if (hasFixed && hasPart) return t('fee.both', { amount: exactMoney(fixed), percent: percent(part) });
    if (hasFixed) return t('fee.fixed', { amount: exactMoney(fixed) });
    return hasPart ? t('fee.percent', { percent: percent(part) }) : t('fee.none');
  }
  return {
    nameOf: ({ kind, maskedNumber }: Pick<PayoutAccount, 'kind' | 'maskedNumber'>): ReactNode => (
      <>
        {t(`kind.${kind}`)} <bdi dir="ltr">{maskedNumber}</bdi>
      </>
    ),
    conditionOf({ account, method, isResting }: UsableAccount): string {
      if (method === undefined) return t('not_offered');
      if (isResting) return t('usable_from', { at: dateTime(account.usableFrom) });
      return t('condition', { time: t('minutes', { minutes: number(method.minutes) }), fee: feeOf(method) });
    },
  };
}
