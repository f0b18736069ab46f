import { daysOf, firstDayOf, type LimitPeriod } from '@quetzal/domain/limits';
import { dayIn } from '@quetzal/domain/members';
import { startOfDay } from '#modules/records';

/** When the period began that an instant lies in, and when the next one begins, by the calendar of a time zone. */
export function periodAround(period: LimitPeriod, now: Date, timeZone: string): { from: Date; to: Date } {
  const first = firstDayOf(period, dayIn(timeZone, now));
  return { from: startOfDay(first, timeZone), to: startOfDay(first, timeZone, daysOf(period, first)) };
}
