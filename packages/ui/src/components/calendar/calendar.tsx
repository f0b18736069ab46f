import { DayPicker } from 'react-day-picker';
import { singleLook } from './calendar-look.ts';
import { fromLocalDate, toLocalDate, type Day } from './day.ts';
import { useCalendar, type CalendarOptions } from './use-calendar.ts';

export { addDays, dayCount, dayOf, isDay, monthEnd, monthStart, type Day, type DayRange } from './day.ts';
export type { CalendarWords } from './calendar-texts.ts';
export { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';

export interface CalendarProps extends CalendarOptions {
  /** `YYYY-MM-DD`, or "" when nothing is chosen. */
  value: Day;
  onValueChange: (day: Day) => void;
}

/** A month of days to choose one from. Days are texts, so that no time zone can move them. */
export function Calendar({ value, onValueChange, ...options }: CalendarProps) {
  const shared = useCalendar(options, value === '' ? undefined : value);
  return (
    <div data-slot="calendar">
      <DayPicker
        {...shared}
        mode="single"
        required
        classNames={singleLook}
        selected={value === '' ? undefined : toLocalDate(value)}
        onSelect={(date) => onValueChange(fromLocalDate(date))}
      />
    </div>
  );
}
