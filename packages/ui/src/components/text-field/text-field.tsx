import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  startIcon?: ReactNode | undefined;
  /** A button or a mark inside the well, after the text. */
  endSlot?: ReactNode | undefined;
  /** Latin input such as an account name, a code or an address: stays left to right in every language. */
  ltr?: boolean | undefined;
}

/** One line of text. `className` goes to the field; `ref` and every other prop go to the input. */
export function TextField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  startIcon,
  endSlot,
  ltr,
  className,
  id,
  ...input
}: TextFieldProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  return (
    <Field {...ids} {...{ label, labelHidden, labelEnd, hint, error, required, className }} data-slot="text-field">
      <div data-slot="field-control" className={fieldFrame}>
        {startIcon}
        <input
          {...control}
          type="text"
          dir={ltr ? 'ltr' : undefined}
          className={cn(fieldControl, ltr && 'rtl:text-end')}
          {...input}
        />
        {endSlot}
      </div>
    </Field>
  );
}
