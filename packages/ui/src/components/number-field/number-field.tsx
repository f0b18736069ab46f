import { NumberField as Base } from '@base-ui/react/number-field';
import { MinusIcon, PlusIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'size' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'prefix' | 'min' | 'max' | 'step'
    > {
  /** null when nothing is typed. For money take a MoneyField: a number cannot hold every amount. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** A typed number beyond them becomes the nearest of the two when the field is left, unless `keepsOutOfRange`. */
  min?: number | undefined;
  max?: number | undefined;
  /** A typed number beyond them stays as it is, for the form to refuse: where a silent change would matter. */
  keepsOutOfRange?: boolean | undefined;
  /** What one press of a button or an arrow key adds; 1 unless given. Shift adds ten steps. */
  step?: number | undefined;
  /** Names of the two buttons; without them there are none. */
  stepLabels?: { decrease: string; increase: string } | undefined;
  /** Whose marks and digits are shown and read (BCP 47). */
  locale?: string | undefined;
  /** How the number is written, for instance `{ maximumFractionDigits: 1 }`. */
  format?: Intl.NumberFormatOptions | undefined;
  prefix?: ReactNode | undefined;
  suffix?: ReactNode | undefined;
}

/** A number to type or to step through. `className` goes to the field; `ref` and every other prop to the input. */
export function NumberField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  value,
  onValueChange,
  min,
  max,
  keepsOutOfRange = false,
  step = 1,
  stepLabels,
  locale = 'en',
  format,
  prefix,
  suffix,
  className,
  id,
  name,
  disabled = false,
  readOnly = false,
  ...input
}: NumberFieldProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  return (
    <Field {...ids} {...{ label, labelHidden, labelEnd, hint, error, required, className }} data-slot="number-field">
      <Base.Root
        {...{ id: control.id, name, value, min, max, step, locale, format, disabled, readOnly }}
        largeStep={step * 10}
        allowOutOfRange={keepsOutOfRange}
        onValueChange={(next) => onValueChange(next)}
        className="grid min-w-0"
      >
        <Base.Group
          data-slot="field-control"
          className={cn(fieldFrame, stepLabels !== undefined && 'pe-1')}
          role="presentation"
        >
          {prefix !== undefined && <Affix faded={disabled}>{prefix}</Affix>}
          <Base.Input
            {...control}
            aria-roledescription={undefined}
            className={cn(fieldControl, 'tnum rtl:text-end')}
            dir="ltr"
            {...input}
          />
          {suffix !== undefined && <Affix faded={disabled}>{suffix}</Affix>}
          {stepLabels !== undefined && (
            <span className="flex flex-none gap-1">
              <Base.Decrement aria-label={stepLabels.decrease} className={stepButton}>
                <MinusIcon />
              </Base.Decrement>
              <Base.Increment aria-label={stepLabels.increase} className={stepButton}>
                <PlusIcon />
              </Base.Increment>
            </span>
          )}
        </Base.Group>
      </Base.Root>
    </Field>
  );
}

const stepButton =
  'grid size-8 place-items-center rounded-[8px] text-fg-2 select-none hover:bg-surface-3 focus-ring data-disabled:text-fg-disabled max-md:size-10 compact:size-7 [&_svg]:size-4 [&_svg]:text-current';

/* The whole well fades when it is disabled: from a stronger colour, or this text could not be read. */
function Affix({ faded, children }: { faded: boolean; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={cn('flex-none', faded ? 'text-fg' : 'text-fg-3')}>
      {children}
    </span>
  );
}
