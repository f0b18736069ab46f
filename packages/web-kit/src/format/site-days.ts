import { once } from './once.ts';

const dayMs = 86_400_000;

/** Calendar days of a site, as `YYYY-MM-DD`: what filters by day are made of. */
export interface SiteDays {
  /** The day that an instant falls on in the site's time zone. */
  dayOf: (at: string | number) => string;
  /** The first instant of a day, as ISO 8601 in UTC. */
  startOf: (day: string) => string;
  /** The first instant of the day after: the end of a day, not part of it. */
  endOf: (day: string) => string;
  /** The day `count` days later, or earlier when it is negative. */
  plus: (day: string, count: number) => string;
}

/** Days in an IANA time zone, also across changes of daylight saving time. */
export function createSiteDays(timeZone: string): SiteDays {
  const fields = once(
    () =>
      new Intl.DateTimeFormat('en-US-u-nu-latn', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      }),
  );
  const wallClock = (ms: number) =>
    Object.fromEntries(
      fields()
        .formatToParts(ms)
        .map((part) => [part.type, part.value]),
    );
  const offsetMs = (ms: number) => {
    const at = wallClock(ms);
    const asUtc = Date.parse(
      `${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}:${at['second']}Z`,
    );
    return asUtc - Math.floor(ms / 1000) * 1000;
  };
  const plus = (day: string, count: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
  const startOf = (day: string) => {
    const midnightAsUtc = Date.parse(`${day}T00:00:00Z`);
    // The offset at the guess may be that of the day before a clock change; the second look settles it.
    const guess = midnightAsUtc - offsetMs(midnightAsUtc);
    const start = midnightAsUtc - offsetMs(guess);
    // Where clocks are put forward at midnight, that day has none: it begins when the one before ends.
    return new Date(start + offsetMs(start) < midnightAsUtc ? guess : start).toISOString();
  };
  return {
    dayOf(at) {
      const { year, month, day } = wallClock(new Date(at).getTime());
      return `${year}-${month}-${day}`;
    },
    startOf,
    endOf: (day) => startOf(plus(day, 1)),
    plus,
  };
}
