import type { LimitPeriod } from './limit-name.ts';

/** The first day of the period that a day (`YYYY-MM-DD`) lies in; weeks begin on Monday. */
export function firstDayOf(period: LimitPeriod, day: string): string {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 8)}01`;
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/** How many days the period has that begins on a day. */
export function daysOf(period: LimitPeriod, firstDay: string): number {
  if (period === 'day') return 1;
  if (period === 'week') return 7;
  return new Date(Date.UTC(Number(firstDay.slice(0, 4)), Number(firstDay.slice(5, 7)), 0)).getUTCDate();
}

/** The instant so many calendar months after another (UTC); a day that the month does not have is its last. */
export function monthsAfter(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
