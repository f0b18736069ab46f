import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { formatPercentParts } from './format-percent.ts';

export interface PercentProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** In hundredths: 62.4 is 62.4 %. A decimal string keeps every digit; places that are not shown are cut off. */
  value: number | string;
  /** BCP 47 tag; it decides the separators and the space before the sign. */
  locale: string;
  /** Shown places; 1 unless given. */
  decimals?: number | undefined;
  /** Writes the plus and colours growth and decline; for changes, not for shares. */
  signed?: boolean | undefined;
}

/** A share or a change in percent, always left to right, with a true minus sign. */
export function Percent({ value, locale, decimals = 1, signed = false, className, ...rest }: PercentProps) {
  const { sign, figure } = formatPercentParts({ value, locale, decimals });
  const mark = sign < 0 ? '\u2212' : signed && sign > 0 ? '+' : '';
  const tone = signed && (sign > 0 ? 'text-(--q-chart-up)' : sign < 0 && 'text-(--q-chart-down)');
  return (
    <bdi
      data-slot="percent"
      dir="ltr"
      data-sign={sign}
      className={cn('tnum whitespace-nowrap', tone, className)}
      {...rest}
    >
      {mark}
      {figure}
    </bdi>
  );
}
