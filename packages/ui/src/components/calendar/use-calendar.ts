import { useMemo } from 'react';
import type { Matcher, PropsBase } from 'react-day-picker';
import { readDirection } from '../../direction/direction.ts';
import { CalendarChevron, CalendarNav } from './calendar-nav.tsx';
import { weekStart } from './calendar-locale.ts';
import { calendarFormatters, calendarLabels, type CalendarWords } from './calendar-texts.ts';
import { fromLocalDate, monthStart, toLocalDate, type Day } from './day.ts';

export interface CalendarOptions {
  /** BCP 47: names, digits and the first day of the week. */
  locale: string;
  words: CalendarWords;
  /** The day that is marked as today; it follows the site's time zone, not that of the browser. */
  today: Day;
  /** The first and the last day that can be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Further days that cannot be chosen. */
  isDisabled?: ((day: Day) => boolean) | undefined;
  /** How many months stand side by side. */
  monthCount?: number | undefined;
  /** `choice` lets the month and the year be chosen: for days that lie far back. */
  captions?: 'plain' | 'choice' | undefined;
  /** The month to begin with, by one of its days; otherwise that of the chosen day or of today. */
  startMonth?: Day | undefined;
  /** Takes the focus to the chosen day, or to today, when it appears. */
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

const parts = { Nav: CalendarNav, Chevron: CalendarChevron };
const centuryMonths = 1200;

/** What both calendars hand to the library. */
export function useCalendar(options: CalendarOptions, chosen: Day | undefined): PropsBase {
  const { locale, words, today, min, max, isDisabled, monthCount = 1, captions = 'plain', startMonth } = options;
  const formatters = useMemo(() => calendarFormatters(locale), [locale]);
  const labels = useMemo(() => calendarLabels(locale, words), [locale, words]);
  const disabled: Matcher[] = [];
  if (min !== undefined) disabled.push({ before: toLocalDate(min) });
  if (max !== undefined) disabled.push({ after: toLocalDate(max) });
  if (isDisabled !== undefined) disabled.push((date: Date) => isDisabled(fromLocalDate(date)));
  const first = min ?? (captions === 'choice' ? monthStart(max ?? today, -centuryMonths) : undefined);
  const last = max ?? (captions === 'choice' ? today : undefined);
  return {
    formatters,
    labels,
    components: parts,
    disabled,
    lang: locale,
    dir: readDirection(),
    weekStartsOn: weekStart(locale),
    today: toLocalDate(today),
    defaultMonth: toLocalDate(startMonth ?? chosen ?? clamp(today, first, last)),
    numberOfMonths: monthCount,
    captionLayout: captions === 'choice' ? 'dropdown' : 'label',
    fixedWeeks: true,
    ...(first === undefined ? {} : { startMonth: toLocalDate(first) }),
    ...(last === undefined ? {} : { endMonth: toLocalDate(last) }),
    ...(options.autoFocus === undefined ? {} : { autoFocus: options.autoFocus }),
    ...(options.className === undefined ? {} : { className: options.className }),
  };
}

function clamp(day: Day, first: Day | undefined, last: Day | undefined): Day {
  if (first !== undefined && day < first) return first;
  return last !== undefined && day > last ? last : day;
}
