import { dayIn } from '@quetzal/domain/members';
import { errors } from '#kernel/errors/app-error.ts';
import { periodOf, startOfDay } from '#modules/records';
import type { DayRange } from './team.model.ts';

const dayMs = 86_400_000;
const daysMax = 366;

/** The first of the last `days` days, today included, in a time zone. */
export function firstOfLastDays(days: number, timeZone: string, now: Date): string {
  const noon = new Date(`${dayIn(timeZone, now)}T12:00:00Z`).getTime();
  return new Date(noon - (days - 1) * dayMs).toISOString().slice(0, 10);
}

/** The days of a query; left out, the last 30. More than a year is refused, since every day is listed. */
export function dayRangeOf(query: { from?: string; to?: string }, timeZone: string, now: Date): DayRange {
  const period = periodOf(query, timeZone);
  const toDay = period.to === undefined ? dayIn(timeZone, now) : dayIn(timeZone, new Date(period.to.getTime() - 1));
  const fromDay = period.from === undefined ? firstOfLastDays(30, timeZone, now) : dayIn(timeZone, period.from);
  const from = startOfDay(fromDay, timeZone);
  const to = startOfDay(toDay, timeZone, 1);
  if (from >= to || to.getTime() - from.getTime() > (daysMax + 1) * dayMs) throw errors.invalid('from');
  return { fromDay, toDay, from, to };
}
