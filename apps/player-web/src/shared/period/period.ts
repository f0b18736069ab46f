/** The stretches of time that a record is narrowed to with one press. */
export const periods = ['today', 'yesterday', 'last_7_days', 'last_30_days'] as const;

/** A stretch of time by name. */
export type Period = (typeof periods)[number];

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The longest span in days: a leap year. */
export const spanDaysMax = 366;
const usual: Period = 'last_7_days';
const dayMs = 86_400_000;
const written = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** First and last day of a period, both included, counted from `today`; `plus` moves a day. */
export function daysOf(period: Period, today: string, plus: (day: string, count: number) => string): DaySpan {
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

/** How many days a span has. */
export function dayCountOf({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** How addresses write a span that has no name. */
export function writeSpan({ from, to }: DaySpan): string {
  return `${from}..${to}`;
}

/** Reads a period as addresses write it: a name, or two days. Anything else is the last seven days. */
export function readPeriod(
  text: string | null,
  today: string,
  plus: (day: string, count: number) => string,
): { name: Period | null; span: DaySpan } {
  const [, from, to] = written.exec(text ?? '') ?? [];
  if (from !== undefined && to !== undefined) {
    const count = dayCountOf({ from, to });
    if (count >= 1 && count <= spanDaysMax && to <= today) return { name: null, span: { from, to } };
  }
  const name = periods.find((one) => one === text) ?? usual;
  return { name, span: daysOf(name, today, plus) };
}
