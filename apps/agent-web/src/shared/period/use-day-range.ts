import { useFormat } from '@quetzal/web-kit/format';
import type { Period } from './period.ts';

/** A period in words, "23 oct – 21 nov 2026"; a single day once. */
export function useDayRange(period: Period): string {
  const { locale } = useFormat();
  // The days are calendar days already: read as UTC, they must not move into another zone.
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(new Date(`${period.firstDay}T00:00:00Z`), new Date(`${period.lastDay}T00:00:00Z`));
}
