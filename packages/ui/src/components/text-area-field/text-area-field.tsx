import { useState, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { LengthCounter } from './length-counter.tsx';

export interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required' | 'value' | 'defaultValue' | 'maxLength'> {
  /** What stands in the field; leave it out to let the field keep it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Lines that are always there; 3 unless given. */
  rows?: number | undefined;
  /** Lines up to which the field grows with its text; 10 unless given. */
  rowsMax?: number | undefined;
  /** Characters as a reader counts them (an emoji is one). More can be typed: the form refuses it. */
  lengthMax?: number | undefined;
  /** Says how many characters are left, near the limit ("Quedan 5 caracteres"); negative beyond it. */
  remainingText?: ((remaining: number) => string) | undefined;
  /** Whose digits the counter shows (BCP 47). */
  locale?: string | undefined;
}

/** Several lines of text; grows with them. `className` goes to the field; `ref` and every other prop to the text area. */
export function TextAreaField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  value,
  defaultValue = '',
  onValueChange,
  rows = 3,
  rowsMax = 10,
  lengthMax,
  remainingText,
  locale = 'en',
  className,
  id,
  onChange,
  ...input
}: TextAreaFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const counter = lengthMax !== undefined && <LengthCounter {...{ text, lengthMax, remainingText, locale }} />;
  return (
    <Field
      {...ids}
      {...{ label, labelHidden, hint, error, required, className }}
      labelEnd={counter === false ? labelEnd : withCounter(labelEnd, counter)}
      data-slot="text-area-field"
    >
      <div
        data-slot="field-control"
        className={cn(fieldFrame, 'h-auto min-h-(--q-input) items-stretch py-2.5 leading-normal')}
      >
        <div className="grid min-w-0 flex-1">
          <textarea
            {...control}
            {...input}
            rows={rows}
            value={text}
            className={cn(fieldControl, 'resize-none [grid-area:1/1]')}
            onChange={(event) => {
              setOwn(event.target.value);
              onValueChange?.(event.target.value);
              onChange?.(event);
            }}
          />
          {/* The same text, unseen: its height is what the text area needs. */}
          <div
            aria-hidden="true"
            style={{ maxHeight: `${rowsMax}lh` }}
            className="pointer-events-none invisible overflow-hidden whitespace-pre-wrap [grid-area:1/1]"
          >
            {`${text}\u200b`}
          </div>
        </div>
      </div>
    </Field>
  );
}

function withCounter(labelEnd: FieldTexts['labelEnd'], counter: FieldTexts['labelEnd']) {
  if (labelEnd === undefined) return counter;
  return (
    <>
      {labelEnd} · {counter}
    </>
  );
}
