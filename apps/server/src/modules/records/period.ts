import Type, { type Static } from 'typebox';
import { isCalendarDay } from '@quetzal/domain/members';
import { errors } from '#kernel/errors/app-error.ts';

const dayOrInstant = '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z)?$';

/** Query parameters of a period: days of the site's time zone, both included, or instants with `to` excluded. */
export const PeriodQuery = {
  from: Type.Optional(Type.String({ pattern: dayOrInstant, examples: ['2026-11-01'] })),
  to: Type.Optional(Type.String({ pattern: dayOrInstant, examples: ['2026-11-30'] })),
};
const PeriodSchema = Type.Object(PeriodQuery);

/** A stretch of time, `from` included and `to` excluded; an end that is missing is open. */
export interface Period {
  from: Date | undefined;
  to: Date | undefined;
}

/** Reads a period by the site's time zone. Refuses days that do not exist with `request.invalid`. */
export function periodOf(query: Static<typeof PeriodSchema>, timeZone: string): Period {
  return {
    from: query.from === undefined ? undefined : instantOf('from', query.from, timeZone, 0),
    to: query.to === undefined ? undefined : instantOf('to', query.to, timeZone, 1),
  };
}

function instantOf(field: string, text: string, timeZone: string, daysAfter: number): Date {
  if (!isCalendarDay(text.slice(0, 10))) throw errors.invalid(field);
  if (text.length === 10) return startOfDay(text, timeZone, daysAfter);
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw errors.invalid(field);
  return instant;
}

/** The instant at which a day (`YYYY-MM-DD`), or the one `daysAfter` it, begins in a time zone. */
export function startOfDay(day: string, timeZone: string, daysAfter = 0): Date {
  const wall = new Date(`${day}T00:00:00Z`).getTime() + daysAfter * 86_400_000;
  // The offset can differ between the guess and the answer on the day that clocks change: the second look settles it.
  const guess = wall - offsetMs(new Date(wall), timeZone);
  const start = wall - offsetMs(new Date(guess), timeZone);
  // Where clocks are put forward at midnight, that day has none: it begins when the one before ends.
  return new Date(start + offsetMs(new Date(start), timeZone) < wall ? guess : start);
}

function offsetMs(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.trunc(instant.getTime() / 1000) * 1000;
}
