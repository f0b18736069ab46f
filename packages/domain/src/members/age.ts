/** Nobody has lived longer, in full years: a birthday further back is a slip. */
export const ageMax = 125;

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/;

interface Day {
  year: number;
  month: number;
  date: number;
}

function parseDay(text: string): Day | null {
  const match = dayPattern.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number);
  const real = new Date(Date.UTC(2000, 0, 1));
  real.setUTCFullYear(year, month - 1, date);
  const exists = real.getUTCFullYear() === year && real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
  return exists ? { year, month, date } : null;
}

/** True for a day of the calendar written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  return parseDay(text) !== null;
}

/**
 * Full years lived on `today` by someone born on `birthday`, both `YYYY-MM-DD`; who was born on 29 February turns a year
 * older on 1 March of a common year. Null when either is no day of the calendar; negative before birth.
 */
export function ageOn(birthday: string, today: string): number | null {
  const born = parseDay(birthday);
  const now = parseDay(today);
  if (born === null || now === null) return null;
  const turned = now.month > born.month || (now.month === born.month && now.date >= born.date);
  return now.year - born.year - (turned ? 0 : 1);
}

/** The day that an instant falls on in a time zone (IANA name), as `YYYY-MM-DD`. Throws RangeError on an unknown zone. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
