import { useTranslation } from '@quetzal/i18n/react';
import { Amount } from '#shared/amount/amount.tsx';
import type { Balance } from '#shared/balance/balance.ts';

/** The place of a balance of usual length, before it is there and after. */
export const balanceWidth = 'min-w-16 md:min-w-30';

/** The whole balance, with its currency where there is room. */
export function BalanceTotal({ balance }: { balance: Balance }) {
  const { t } = useTranslation('site-shell');
  return (
    <span title={t('balance')} className={`inline-block text-center ${balanceWidth}`}>
      <Amount value={balance.total} className="md:hidden" />
      <Amount value={balance.total} withCurrency className="max-md:hidden" />
    </span>
  );
}
