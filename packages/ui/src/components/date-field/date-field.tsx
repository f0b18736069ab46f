import { cn } from '../../class-names/class-names.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DatePopover, type DatePopoverOptions } from './date-popover.tsx';

/** `min` and `max` are the first and the last day that can be chosen, `YYYY-MM-DD`. */
export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'endSlot' | 'placeholder'> {
  /** Adds our calendar behind a button; on touch screens the device's own stays. */
  calendar?: DatePopoverOptions | undefined;
}

/**
 * A day of the calendar; the input's value is `YYYY-MM-DD`. The browser brings the typing of day, month and year, a
 * choice in the calendar is an event of the input like what is typed.
 */
export function DateField({ calendar, className, ...props }: DateFieldProps) {
  return (
    <TextField
      data-slot="date-field"
      className={cn(
        calendar &&
          'pointer-fine:[&_input::-webkit-calendar-picker-indicator]:hidden [&_[data-slot=field-control]]:pe-1.5',
        className,
      )}
      {...props}
      endSlot={
        calendar && (
          <DatePopover {...calendar} min={asDay(props.min)} max={asDay(props.max)} disabled={props.disabled === true} />
        )
      }
      type="date"
    />
  );
}

/* inputs take numbers as well, but not those of dates */
function asDay(limit: string | number | undefined): string | undefined {
  return typeof limit === 'string' ? limit : undefined;
}
