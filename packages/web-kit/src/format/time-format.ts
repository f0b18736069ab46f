import { once } from './once.ts';

/** Instants as a language and a site's time zone show them. Instants are ISO 8601 strings or epoch milliseconds. */
export interface TimeFormat {
  /** `21 nov 2026` */
  date: (at: string | number) => string;
  /** `14:32` */
  time: (at: string | number) => string;
  /** `21 nov 2026, 14:32` */
  dateTime: (at: string | number) => string;
  /** `hace 4 minutos`; farther than a week away, the date. `nowMs` comes from the caller, who owns the clock. */
  relative: (at: string | number, nowMs: number) => string;
}

const steps = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
] as const;

/** Times for one language tag and IANA time zone; the clock counts to 24. */
export function createTimeFormat(locale: string, timeZone: string): TimeFormat {
  const build = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dates = build(day);
  const times = build(clock);
  const both = build({ ...day, ...clock });
  const distances = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return {
    date: (at) => dates().format(new Date(at)),
    time: (at) => times().format(new Date(at)),
    dateTime: (at) => both().format(new Date(at)),
    relative(at, nowMs) {
      const seconds = Math.round((new Date(at).getTime() - nowMs) / 1000);
      const step = steps.find(({ below }) => Math.abs(seconds) < below);
      return step === undefined
        ? dates().format(new Date(at))
        : distances().format(Math.trunc(seconds / step.seconds), step.unit);
    },
  };
}
