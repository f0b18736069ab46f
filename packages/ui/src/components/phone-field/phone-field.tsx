import { useState, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { CountryPicker, type CountryPickerWords } from './country-picker.tsx';
import { readPhoneText, type PhoneCountry, type PhoneNumber } from './phone-text.ts';

export type { PhoneCountry, PhoneNumber } from './phone-text.ts';

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'size' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: PhoneNumber;
  onValueChange: (value: PhoneNumber) => void;
  /** In the order of the list; with a single one the dialling code is shown without a list. */
  countries: readonly PhoneCountry[];
  words: CountryPickerWords;
  /** How a number is grouped for reading while nobody types; its digits must stay the same. */
  formatNumber?: ((value: PhoneNumber) => string) | undefined;
}

/**
 * A phone number: dialling code from a searchable list, national number as digits. A pasted international number chooses
 * its country by itself. `className` goes to the field; `ref` and every other prop to the input of the number.
 */
export function PhoneField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  value,
  onValueChange,
  countries,
  words,
  formatNumber,
  className,
  id,
  disabled = false,
  onFocus,
  onBlur,
  ...input
}: PhoneFieldProps) {
  const [typing, setTyping] = useState(false);
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const isFormatted = !typing && formatNumber !== undefined && !value.number.startsWith('+');
  return (
    <Field {...ids} {...{ label, labelHidden, labelEnd, hint, error, required, className }} data-slot="phone-field">
      <div className="flex min-w-0 gap-2">
        <CountryPicker
          {...{ countries, words, disabled }}
          countryCode={value.countryCode}
          onCountryChange={(countryCode) => onValueChange({ ...value, countryCode })}
        />
        <div data-slot="field-control" className={cn(fieldFrame, 'flex-1')}>
          <input
            {...control}
            autoComplete="tel-national"
            {...input}
            type="tel"
            inputMode="tel"
            dir="ltr"
            disabled={disabled}
            className={cn(fieldControl, 'tnum rtl:text-end')}
            value={isFormatted ? formatNumber(value) : value.number}
            onChange={(event) => onValueChange(readPhoneText(event.target.value, value, countries))}
            onFocus={(event) => {
              setTyping(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setTyping(false);
              onBlur?.(event);
            }}
          />
        </div>
      </div>
    </Field>
  );
}
