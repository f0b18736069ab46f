import { useTranslation } from '@quetzal/i18n/react';
import { Popover } from '@quetzal/ui/popover';
import type { Balance } from '#shared/balance/balance.ts';
import { BalanceParts } from '#shared/balance/balance-parts.tsx';
import { BalanceTotal } from './balance-total.tsx';

/** The balance in the header; a press tells what it is made of. */
export function BalanceDetails({ balance }: { balance: Balance }) {
  const { t } = useTranslation('site-shell');
  const trigger = (
    <button type="button" className="h-full cursor-pointer rounded-sm">
      <BalanceTotal balance={balance} />
    </button>
  );
  return (
    <Popover trigger={trigger} label={t('balance_parts.title')} sideOffset={16} className="w-72">
      <BalanceParts balance={balance} className="text-sm" />
    </Popover>
  );
}
