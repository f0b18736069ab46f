import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Num } from '../num/num.tsx';

export interface BetSlipItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What is bet on. */
  title: ReactNode;
  /** A `BetSlipPrice`, or an amount. */
  end?: ReactNode | undefined;
  /** Read with the cross: "Quitar México". */
  removeLabel: string;
  onRemove: () => void;
  /** The lines below: market and event, or picks and the sum. A stake field of its own for single bets. */
  children?: ReactNode | undefined;
}

/** A bet that is not placed yet. */
export function BetSlipItem({ title, end, removeLabel, onRemove, className, children, ...rest }: BetSlipItemProps) {
  return (
    <li
      data-slot="bet-slip-item"
      className={cn('animate-pop-in border-t border-line px-4.5 py-3 text-sm text-fg-2', className)}
      {...rest}
    >
      <div className="flex min-h-7 items-center gap-2">
        <p className="min-w-0 flex-1 text-base leading-5 font-semibold text-fg">{title}</p>
        {end}
        <IconButton
          size="sm"
          label={removeLabel}
          onClick={onRemove}
          className="-me-2 size-7 max-md:-my-2 max-md:size-11"
        >
          <XIcon className="size-4" />
        </IconButton>
      </div>
      {children}
    </li>
  );
}

export interface BetSlipPriceProps {
  price: string;
  /** The price before it moved; struck out. */
  previousPrice?: string | undefined;
  /** Read before the old price: "antes". */
  previousLabel?: string | undefined;
}

/** The price of a bet, and what it was when it moved. */
export function BetSlipPrice({ price, previousPrice, previousLabel }: BetSlipPriceProps) {
  const change = previousPrice === undefined ? 0 : Number(price) - Number(previousPrice);
  return (
    <span data-slot="bet-slip-price" className="flex flex-none items-baseline gap-2">
      {previousPrice !== undefined && (
        <s className="text-sm text-fg-3">
          {previousLabel !== undefined && <span className="sr-only">{previousLabel}</span>}
          <Num>{previousPrice}</Num>
        </s>
      )}
      <Num
        className={cn(
          'font-display text-[1.0625rem] font-bold text-fg',
          change > 0 && 'text-(--q-chart-up)',
          change < 0 && 'text-(--q-chart-down)',
        )}
      >
        {price}
      </Num>
    </span>
  );
}
