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

/** The prize that grows, in a band of its own. */
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
        'flex flex-wrap items-center gap-x-7 gap-y-2.5 overflow-hidden rounded-lg bg-[linear-gradient(100deg,var(--q-crimson-soft),var(--q-surface-1)_42%,var(--q-surface-1)_58%,var(--q-gold-soft))] rtl:bg-[linear-gradient(260deg,var(--q-crimson-soft),var(--q-surface-1)_42%,var(--q-surface-1)_58%,var(--q-gold-soft))] px-4 pt-3.5 pb-4 shadow-[inset_0_0_0_1px_var(--q-line)] lg:px-6.5 lg:py-4',
        className,
      )}
      {...rest}
    >
      <p className="flex min-w-0 items-center gap-3 font-display text-lg leading-6 font-[650] text-fg lg:flex-1">
        <IconPlate size="sm" className="bg-crimson-soft text-crimson-text max-lg:hidden">
          {icon}
        </IconPlate>
        {title}
      </p>
      <Odometer
        {...{ value, locale, symbol, decimals }}
        className="max-lg:order-last max-lg:w-full max-lg:text-[1.4375rem] max-lg:[--odometer-cell:2.375rem] max-md:[--odometer-grow:1] md:max-lg:*:justify-center light:text-crimson-text"
      />
      {winner !== undefined && (
        <p
          className={cn(
            'ms-auto min-w-0 text-end text-sm font-semibold text-balance text-gold-text lg:flex-1',
            // A sentence rather than a winner: on phones it stands below the title, where it would wrap to anyway.
            winnerLabel === undefined &&
              'max-md:-mt-1.5 max-md:w-full max-md:text-start max-md:text-xs max-md:font-medium',
          )}
        >
          {winnerLabel !== undefined && (
            <span className="block text-xs font-normal text-fg-3 max-lg:sr-only">{winnerLabel}</span>
          )}
          {winner}
        </p>
      )}
    </section>
  );
}
