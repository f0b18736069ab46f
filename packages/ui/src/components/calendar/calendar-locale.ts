import { toLocalDate, type Day } from './day.ts';

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/* Their months are those of the grid, they only count the years differently. */
const sameMonths = new Set(['gregory', 'iso8601', 'buddhist', 'japanese', 'roc']);

/**
 * A formatter for days of the Gregorian calendar, which every grid here shows, in the language and the digits of
 * `locale`; languages whose own calendar has other months are kept to the Gregorian one.
 */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(locale, options);
  if (sameMonths.has(format.resolvedOptions().calendar)) return format;
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' });
}

/** "1 – 21 nov 2026", or a single day, in the way of the language. */
export function formatDays(locale: string, from: Day, to: Day): string {
  const format = dayFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return from === to ? format.format(toLocalDate(from)) : format.formatRange(toLocalDate(from), toLocalDate(to));
}

/* For engines that do not tell: where the week begins on Saturday or Sunday; Monday elsewhere. */
const saturday = /-(AE|AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)\b/;
const sunday =
  /-(AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)\b/;

/** The first day of the week, 0 is Sunday. */
export function weekStart(locale: string): WeekDay {
  const full = new Intl.Locale(locale).maximize();
  const told = full.getWeekInfo?.() ?? full.weekInfo;
  if (told !== undefined) return (told.firstDay % 7) as WeekDay;
  const tag = full.toString();
  if (saturday.test(tag)) return 6;
  return sunday.test(tag) ? 0 : 1;
}

declare global {
  namespace Intl {
    interface Locale {
      /** Older engines have it as a property, some not at all. */
      weekInfo?: { firstDay: number };
      getWeekInfo?(): { firstDay: number };
    }
  }
}
