import { TrophyIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { IconPlate } from '../icon-plate/icon-plate.tsx';
import { Odometer } from '../odometer/odometer.tsx';

export { useDisplayAmount, type DisplayAmountOptions } from './use-display-amount.ts';

export interface JackpotTickerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** Decimal string; the digits roll when it changes. */
  value: string;
  /** BCP 47 tag; it decides the separators. */
  locale: string;
  symbol?: string | undefined;
  /** Places that are shown; a real amount of money has those of its currency. */
  decimals?: number | undefined;
  /** A caption over who won last. */
  winnerLabel?: ReactNode | undefined;
  /** Who won last, and how much; masked by the server. */
  winner?: ReactNode | undefined;
  icon?: ReactNode | undefined;
}

/** The prize that grows, in a band of its own, in as many lines as its width asks for. */
export function JackpotTicker({
  title,
  value,
  locale,
  symbol,
  decimals,
  winnerLabel,
  winner,
  icon = <TrophyIcon />,
  className,
  ...rest
}: JackpotTickerProps) {
  return (
    <section
      data-slot="jackpot-ticker"
      aria-label={title}
      className={cn(
        '@container overflow-hidden rounded-lg bg-[linear-gradient(100deg,var(--q-crimson-soft),var(--q-surface-1)_42%,var(--q-surface-1)_58%,var(--q-gold-soft))] rtl:bg-[linear-gradient(260deg,var(--q-crimson-soft),var(--q-surface-1)_42%,var(--q-surface-1)_58%,var(--q-gold-soft))] shadow-[inset_0_0_0_1px_var(--q-line)]',
        className,
      )}
      {...rest}
    >
      <div className="flex min-h-38 flex-wrap content-center items-center gap-x-7 gap-y-2.5 px-4 pt-3.5 pb-4 @2xl:min-h-26 @min-[54rem]:min-h-21 @min-[54rem]:px-6.5">
        <p className="flex min-w-0 items-center gap-3 font-display text-lg leading-6 font-[650] text-fg @min-[54rem]:flex-1">
          <IconPlate size="sm" className="bg-crimson-soft text-crimson-text @max-[54rem]:hidden">
            {icon}
          </IconPlate>
          {title}
        </p>
        <Odometer
          {...{ value, locale, symbol, decimals }}
          className="@max-[54rem]:order-last @max-[54rem]:w-full @max-[54rem]:text-[1.4375rem] @max-[54rem]:[--odometer-cell:2.375rem] @max-2xl:[--odometer-grow:1] @max-[54rem]:*:justify-center light:text-crimson-text"
        />
        {winner !== undefined && (
          <p
            className={cn(
              'ms-auto min-w-0 text-end text-sm font-semibold text-balance text-gold-text @min-[54rem]:flex-1',
              // A sentence rather than a winner: where there is little room it stands below the title, where it would wrap to anyway.
              winnerLabel === undefined &&
                '@max-2xl:-mt-1.5 @max-2xl:w-full @max-2xl:text-start @max-2xl:text-xs @max-2xl:font-medium',
            )}
          >
            {winnerLabel !== undefined && (
              <span className="block text-xs font-normal text-fg-3 @max-[54rem]:sr-only">{winnerLabel}</span>
            )}
            {winner}
          </p>
        )}
      </div>
    </section>
  );
}
