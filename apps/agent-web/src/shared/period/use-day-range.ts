import { useFormat } from '@quetzal/web-kit/format';
import type { Period } from './period.ts';

/** A period in words, "23 oct – 21 nov 2026"; a single day once. */
export function useDayRange(period: Period): string {
  const { locale } = useFormat();
  return dayRangeText(period, locale);
}

/** Days in words, the year only where it is needed. `Intl` has ranges too, but writes "23 de oct" in those of Spanish. */
export function dayRangeText({ firstDay, lastDay }: Pick<Period, 'firstDay' | 'lastDay'>, locale: string): string {
  // The days are calendar days already: read as UTC, they must not move into another zone.
  const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const full = { ...short, year: 'numeric' } as const;
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T00:00:00Z`));
  if (firstDay === lastDay) return write(lastDay, full);
  const isOneYear = firstDay.slice(0, 4) === lastDay.slice(0, 4);
  return `${write(firstDay, isOneYear ? short : full)} – ${write(lastDay, full)}`;
}
