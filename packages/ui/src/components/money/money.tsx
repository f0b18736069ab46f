import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { formatMoneyParts } from './format-money.ts';

export interface MoneyProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** Decimal string; more places than are shown are cut off. */
  amount: string;
  /** BCP 47 tag; it decides the separators. */
  locale: string;
  /** Before the figure, such as "$"; nothing when left out. */
  symbol?: string | undefined;
  /** After the figure, small, where two currencies may meet. */
  currency?: string | undefined;
  decimals?: number | undefined;
  /** Writes the plus and colours gains and losses; for changes, not for balances. */
  signed?: boolean | undefined;
}

/** An amount of money, always left to right, with a true minus sign. */
export function Money({
  amount,
  locale,
  symbol = '',
  currency,
  decimals,
  signed = false,
  className,
  ...rest
}: MoneyProps) {
  const { sign, figure } = formatMoneyParts({ amount, locale, decimals });
  const mark = sign < 0 ? '\u2212' : signed && sign > 0 ? '+' : '';
  const tone = signed && (sign > 0 ? 'text-(--q-chart-up)' : sign < 0 && 'text-(--q-chart-down)');
  return (
    <bdi
      data-slot="money"
      dir="ltr"
      data-sign={sign}
      className={cn('tnum whitespace-nowrap', tone, className)}
      {...rest}
    >
      {mark}
      {symbol}
      {figure}
      {currency !== undefined && (
        <>
          {'\u00a0'}
          <small className="text-[0.75em] font-semibold text-fg-3">{currency}</small>
        </>
      )}
    </bdi>
  );
}
