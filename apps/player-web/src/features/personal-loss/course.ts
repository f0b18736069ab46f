import { dayCountOf, type DaySpan } from '#shared/period/period.ts';
import type { PersonalLoss } from './personal-loss.queries.ts';

/** One bar: a day, or a month when there are too many days to be told apart. */
export interface CoursePoint {
  /** `YYYY-MM-DD`, or `YYYY-MM`. */
  key: string;
  /** A figure to draw; the exact one is in the totals. */
  net: number;
}

const daysDrawnMax = 62;

/** Whether anything was played or won: a prize can come in a period without a bet. */
export const hasPlay = ({ bets, net }: PersonalLoss['totals']): boolean => bets > 0 || Number(net) !== 0;

/** The result of every day of a span in order, also of those without a bet; of every month when the span is long. */
export function courseOf(
  days: PersonalLoss['days'],
  span: DaySpan,
  plus: (day: string, count: number) => string,
): CoursePoint[] {
  const byMonth = dayCountOf(span) > daysDrawnMax;
  const keyOf = (day: string) => (byMonth ? day.slice(0, 7) : day);
  const nets = new Map<string, number>();
  for (let day = span.from; day <= span.to; day = plus(day, 1)) nets.set(keyOf(day), 0);
  for (const { day, net } of days) nets.set(keyOf(day), (nets.get(keyOf(day)) ?? 0) + Number(net));
  return [...nets].map(([key, net]) => ({ key, net }));
}
