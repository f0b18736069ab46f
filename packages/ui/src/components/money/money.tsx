import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { formatMoneyParts, formatMoneyShort } from './format-money.ts';

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
  /**
   * Short form from a thousand on ("$1.96 M"), for charts and narrow columns; the full figure is in the tooltip and
   * is what is read aloud.
   */
  compact?: boolean | undefined;
}

/** An amount of money, always left to right, with a true minus sign. */
export function Money({
  amount,
  locale,
  symbol = '',
  currency,
  decimals,
  signed = false,
  compact = false,
  className,
  ...rest
}: MoneyProps) {
  const { sign, figure } = formatMoneyParts({ amount, locale, decimals });
  const isShort = compact && Math.abs(Number(amount)) >= 1000;
  const mark = sign < 0 ? '\u2212' : signed && sign > 0 ? '+' : '';
  const tone = signed && (sign > 0 ? 'text-(--q-chart-up)' : sign < 0 && 'text-(--q-chart-down)');
  const full = `${mark}${symbol}${figure}`;
  return (
    <bdi
      data-slot="money"
      dir="ltr"
      data-sign={sign}
      title={isShort ? `${full}${currency === undefined ? '' : `\u00a0${currency}`}` : undefined}
      className={cn('tnum whitespace-nowrap', tone, className)}
      {...rest}
    >
      {isShort ? (
        <>
          <span aria-hidden="true">{`${mark}${symbol}${formatMoneyShort({ amount, locale })}`}</span>
          <span className="sr-only">{full}</span>
        </>
      ) : (
        full
      )}
      {currency !== undefined && (
        <>
          {'\u00a0'}
          <small className="text-[0.75em] font-semibold text-fg-3">{currency}</small>
        </>
      )}
    </bdi>
  );
}
