import { useTranslation } from '@quetzal/i18n/react';
import { Popover } from '@quetzal/ui/popover';
import { useFocusOfStandIn } from '@quetzal/web-kit/boundary';
import type { Balance } from '#shared/balance/balance.ts';
import { BalanceParts } from '#shared/balance/balance-parts.tsx';
import { BalanceButton } from './balance-button.tsx';

interface BalanceDetailsProps {
  balance: Balance;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The balance in the header; a press tells what it is made of. */
export function BalanceDetails({ balance, isOpen, onOpenChange }: BalanceDetailsProps) {
  const { t } = useTranslation('site-shell');
  useFocusOfStandIn();
  return (
    <Popover
      trigger={<BalanceButton balance={balance} />}
      open={isOpen}
      onOpenChange={onOpenChange}
      label={t('balance_parts.title')}
      sideOffset={16}
      className="w-72"
    >
      <BalanceParts balance={balance} className="text-sm" />
    </Popover>
  );
}
