import type { ComponentProps } from 'react';
import type { Balance } from '#shared/balance/balance.ts';
import { BalanceTotal } from './balance-total.tsx';

interface BalanceButtonProps extends ComponentProps<'button'> {
  balance: Balance;
}

/** The balance that tells by a press what it is made of. */
export function BalanceButton({ balance, ...rest }: BalanceButtonProps) {
  return (
    <button type="button" className="h-full cursor-pointer rounded-sm" {...rest}>
      <BalanceTotal balance={balance} />
    </button>
  );
}
