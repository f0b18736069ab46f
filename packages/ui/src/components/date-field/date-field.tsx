import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** `min` and `max` are the first and the last day that can be chosen, `YYYY-MM-DD`. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'ltr' | 'endSlot' | 'placeholder'>;

/** A day of the calendar; the input's value is `YYYY-MM-DD`. The browser brings the calendar and the keyboard. */
export function DateField(props: DateFieldProps) {
  return <TextField data-slot="date-field" {...props} type="date" />;
}
