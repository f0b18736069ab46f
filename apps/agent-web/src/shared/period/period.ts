import type { SiteDays } from '@quetzal/web-kit/format';

/** Periods that have a name, and `custom` for two chosen days. */
type PeriodName = 'today' | '7d' | '30d' | 'custom';

/** Whole days in the site's time zone, both included, `YYYY-MM-DD`. */
export interface Period {
  name: PeriodName;
  firstDay: string;
  lastDay: string;
}

/** The longest period that the server gives figures for, in days. */
export const periodDaysMax = 366;

const dayCounts = { today: 1, '7d': 7, '30d': 30 } as const;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the period of an address (`?period=7d`, or `?period=custom&from=...&to=...`). */
export function periodFrom(
  params: URLSearchParams,
  today: string,
  days: SiteDays,
  otherwise: keyof typeof dayCounts,
): Period {
  const name = params.get('period');
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (name === 'custom' && isDay(from) && isDay(to) && from <= to && dayCountOf(from, to) <= periodDaysMax)
    return { name, firstDay: from, lastDay: to };
  const named = name !== null && name in dayCounts ? (name as keyof typeof dayCounts) : otherwise;
  return { name: named, firstDay: days.plus(today, 1 - dayCounts[named]), lastDay: today };
}

/** The instants that a call is given: `to` is the first instant that is not part of the period any more. */
export function boundsOf(period: Period, days: SiteDays): { from: string; to: string } {
  return { from: days.startOf(period.firstDay), to: days.endOf(period.lastDay) };
}

/** As many days, right before. */
export function periodBefore(period: Period, days: SiteDays): Period {
  const dayCount = dayCountOf(period.firstDay, period.lastDay);
  return { name: 'custom', firstDay: days.plus(period.firstDay, -dayCount), lastDay: days.plus(period.firstDay, -1) };
}

/** Days from one to another, both included. */
export function dayCountOf(firstDay: string, lastDay: string): number {
  return Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1;
}

function isDay(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  // A 30 February is refused or moved to March, depending on the engine.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
