/** The stretches of time that a record can be narrowed to. */
export const periods = ['today', 'yesterday', 'last_7_days', 'last_30_days'] as const;

/** A stretch of time by name. */
export type Period = (typeof periods)[number];

/** First and last day of a period, both included, counted from `today`; days are `YYYY-MM-DD`, `plus` moves a day. */
export function daysOf(
  period: Period,
  today: string,
  plus: (day: string, count: number) => string,
): { from: string; to: string } {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: plus(today, -1), to: plus(today, -1) };
    case 'last_7_days':
      return { from: plus(today, -6), to: today };
    case 'last_30_days':
      return { from: plus(today, -29), to: today };
  }
}
