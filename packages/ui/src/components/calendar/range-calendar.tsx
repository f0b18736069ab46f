import { DayPicker } from 'react-day-picker';
import { calendarLook } from './calendar-look.ts';
import { fromLocalDate, toLocalDate, type Day } from './day.ts';
import { useCalendar, type CalendarOptions } from './use-calendar.ts';

export interface RangeCalendarProps extends CalendarOptions {
  /** `to` is absent while only the first day is chosen. */
  value: { from: Day; to?: Day | undefined } | undefined;
  onValueChange: (value: { from: Day; to?: Day | undefined }) => void;
}

/** Months of days to choose a first and a last one from; the third press begins anew. */
export function RangeCalendar({ value, onValueChange, ...options }: RangeCalendarProps) {
  const shared = useCalendar(options, value?.from);
  const { from, to } = value ?? {};
  return (
    <div data-slot="calendar">
      <DayPicker
        {...shared}
        mode="range"
        required
        resetOnSelect
        classNames={calendarLook}
        selected={
          from === undefined
            ? undefined
            : { from: toLocalDate(from), to: to === undefined ? undefined : toLocalDate(to) }
        }
        onSelect={(range) => {
          if (range.from === undefined) return;
          onValueChange({ from: fromLocalDate(range.from), ...(range.to ? { to: fromLocalDate(range.to) } : {}) });
        }}
      />
    </div>
  );
}
