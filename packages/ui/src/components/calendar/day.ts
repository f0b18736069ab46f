/** A day of the calendar without a time: `YYYY-MM-DD`. Days compare as strings. */
export type Day = string;

/** Both days belong to it. */
export interface DayRange {
  from: Day;
  to: Day;
}

const millisecondsOfDay = 86_400_000;

/** The day that an instant falls on in a time zone (IANA name). */
export function dayOf(instant: Date, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day that lies so many days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * millisecondsOfDay);
}

/** The first day of the month that lies so many months after that of `day`. */
export function monthStart(day: Day, monthsLater = 0): Day {
  const { year, month } = split(day);
  return fromUtc(utc(year, month + monthsLater, 1));
}

/** The last day of the month that lies so many months after that of `day`. */
export function monthEnd(day: Day, monthsLater = 0): Day {
  return addDays(monthStart(day, monthsLater + 1), -1);
}

/** How many days a range has; 1 when it starts and ends on the same day. */
export function dayCount({ from, to }: DayRange): number {
  return Math.round((toUtc(to) - toUtc(from)) / millisecondsOfDay) + 1;
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromUtc(toUtc(text)) === text;
}

/** Noon of the day in the browser's own time zone, for libraries that count with dates. */
export function toLocalDate(day: Day): Date {
  const { year, month, date } = split(day);
  const local = new Date(2000, 0, 1, 12);
  local.setFullYear(year, month, date);
  return local;
}

/** The day that a date shows in the browser's own time zone. */
export function fromLocalDate(date: Date): Day {
  return fromUtc(utc(date.getFullYear(), date.getMonth(), date.getDate()));
}

function split(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: month - 1, date };
}

/* Date.UTC takes years below 100 for those of the last century. */
function utc(year: number, month: number, date: number): number {
  return new Date(0).setUTCFullYear(year, month, date);
}

function toUtc(day: Day): number {
  const { year, month, date } = split(day);
  return utc(year, month, date);
}

function fromUtc(milliseconds: number): Day {
  const date = new Date(milliseconds);
  return Number.isNaN(milliseconds) ? '' : date.toISOString().slice(0, 10);
}
