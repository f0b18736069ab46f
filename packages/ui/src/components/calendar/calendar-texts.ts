import type { Formatters, Labels } from 'react-day-picker';
import { dayFormat } from './calendar-locale.ts';

/** What a calendar says besides the names of days and months, which come from the language. */
export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
  /** Said before the day that is today. */
  today: string;
  /** Said after a day that is chosen. */
  selected: string;
  /** Names the choice of the month; needed with `captions="choice"`. */
  month?: string | undefined;
  /** Names the choice of the year; needed with `captions="choice"`. */
  year?: string | undefined;
}

/** Names of days and months by the language, in its own digits. */
export function calendarFormatters(locale: string): Partial<Formatters> {
  const day = dayFormat(locale, { day: 'numeric' });
  const caption = dayFormat(locale, { month: 'long', year: 'numeric' });
  const month = dayFormat(locale, { month: 'long' });
  const year = dayFormat(locale, { year: 'numeric' });
  const short = dayFormat(locale, { weekday: 'short' });
  const narrow = dayFormat(locale, { weekday: 'narrow' });
  return {
    formatDay: (date) => day.formatToParts(date).find((part) => part.type === 'day')?.value ?? '',
    formatCaption: (date) => caption.format(date),
    formatMonthDropdown: (date) => month.format(date),
    formatYearDropdown: (date) => year.format(date),
    formatWeekdayName: (date) => (short.format(date).length > 4 ? narrow : short).format(date),
  };
}

/** What assistive technology says. */
export function calendarLabels(locale: string, words: CalendarWords): Partial<Labels> {
  const full = dayFormat(locale, { dateStyle: 'full' });
  const caption = dayFormat(locale, { month: 'long', year: 'numeric' });
  const weekday = dayFormat(locale, { weekday: 'long' });
  return {
    labelDayButton: (date, modifiers) =>
      [modifiers['today'] && words.today, full.format(date), modifiers['selected'] && words.selected]
        .filter(Boolean)
        .join(', '),
    labelGrid: (date) => caption.format(date),
    labelWeekday: (date) => weekday.format(date),
    labelPrevious: () => words.previousMonth,
    labelNext: () => words.nextMonth,
    labelMonthDropdown: () => words.month ?? '',
    labelYearDropdown: () => words.year ?? '',
  };
}
