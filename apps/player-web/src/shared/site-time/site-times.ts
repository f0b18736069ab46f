/** How instants (ISO 8601) are written in rows, and what is told of their zone. */
export interface SiteTimes {
  /** `21 nov 2026, 14:32` */
  full: (at: string) => string;
  /** `21 nov, 14:32`; of another year than that of `nowMs` as `full`. */
  list: (at: string, nowMs: number) => string;
  /** `14:32` */
  clock: (at: string) => string;
  /** `21 nov 2026, 14:32 GMT-6`, and in a second line the reader's time where their clock shows another one. */
  zoned: (at: string) => string;
}

const kept = new Map<string, SiteTimes>();
const day = { day: 'numeric', month: 'short' } as const;
const year = { year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Times for one language tag and IANA time zone, `readerZone` being that of the reader's device. Made once for each: a page
 * has many rows, and `Intl` needs milliseconds for each format.
 */
export function createSiteTimes(
  locale: string,
  timeZone: string,
  readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): SiteTimes {
  const key = [locale, timeZone, readerZone].join();
  const known = kept.get(key);
  if (known !== undefined) return known;
  const write = (zone: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    return (at: string | number) => format.format(new Date(at));
  };
  const full = write(timeZone, { ...day, ...year, ...clock });
  const short = write(timeZone, { ...day, ...clock });
  const yearOf = write(timeZone, year);
  const named = { ...day, ...year, ...clock, timeZoneName: 'shortOffset' } as const;
  const [here, there] = [write(timeZone, named), write(readerZone, named)];
  const times: SiteTimes = {
    full,
    list: (at, nowMs) => (yearOf(at) === yearOf(nowMs) ? short(at) : full(at)),
    clock: write(timeZone, clock),
    zoned: (at) => [...new Set([here(at), there(at)])].join('\n'),
  };
  kept.set(key, times);
  return times;
}
