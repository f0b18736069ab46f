import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useReducedMotion } from '../../media/reduced-motion.ts';
import { formatMoneyParts } from '../money/format-money.ts';
import { OdometerDigit } from './odometer-digit.tsx';

const odometer = cva('inline-block max-w-full font-display font-[750] tnum', {
  variants: {
    size: {
      sm: 'text-[1.4375rem] [--odometer-cell:2.375rem]',
      md: 'text-[clamp(1.25rem,8vw,2.25rem)] [--odometer-cell:clamp(1.8rem,11.6vw,3.25rem)]',
    },
    tone: { gold: 'text-gold-text', crimson: 'text-crimson-text', neutral: 'text-fg' },
  },
});

export interface OdometerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Decimal string; more places than are shown are cut off. */
  value: string;
  /** BCP 47 tag; it decides the separators. */
  locale: string;
  /** Before the digits, such as "$". */
  symbol?: string | undefined;
  decimals?: number | undefined;
  size?: 'sm' | 'md' | undefined;
  tone?: 'gold' | 'crimson' | 'neutral' | undefined;
}

/**
 * A figure whose digits roll when it grows. Always left to right. Read as one figure, and only when somebody goes there:
 * a figure that changes every few seconds must not talk.
 */
export function Odometer({
  value,
  locale,
  symbol = '',
  decimals = 0,
  size = 'md',
  tone = 'gold',
  className,
  ...rest
}: OdometerProps) {
  const isStill = useReducedMotion();
  const { figure } = formatMoneyParts({ amount: value, locale, decimals });
  const marks = figure.split('');
  return (
    <span data-slot="odometer" dir="ltr" aria-live="off" className={cn(odometer({ size, tone }), className)} {...rest}>
      <span className="sr-only">{`${symbol}${figure}`}</span>
      <span aria-hidden="true" className="flex items-end gap-[0.11em]">
        {symbol !== '' && (
          <span className="me-[0.15em] grid h-(--odometer-cell) place-items-center text-[0.72em]">{symbol}</span>
        )}
        {marks.map((mark, index) => {
          /* counted from the end, so that a cell keeps its place when the figure grows longer */
          const place = marks.length - index;
          return /\d/.test(mark) ? (
            <span key={place} className="flex min-w-[0.62em] w-[1em] shrink grow-(--odometer-grow,0) leading-none">
              <OdometerDigit digit={Number(mark)} isStill={isStill} />
            </span>
          ) : (
            <span key={place} className="w-[0.28em] flex-none pb-[0.1em] text-center leading-none">
              {mark}
            </span>
          );
        })}
      </span>
    </span>
  );
}
