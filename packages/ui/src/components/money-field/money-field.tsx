import { Children, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { fullRowsClass } from '../radio-cards/full-rows.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { fieldControl, fieldFrame } from '../field/field-frame.ts';
import { groupMoneyText, marksOf, parseMoneyText, plainMoneyText, typedMoneyText } from './money-text.ts';

export interface MoneyFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'size' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Before the figure, such as "$". */
  currencySymbol: string;
  /** After the figure, such as "MXN". */
  currency: string;
  /** A decimal string with a point and no grouping, "" when nothing is typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** Whose marks for decimals and thousands are shown and read; English ones unless given. */
  locale?: string | undefined;
  /** Decimal places that can be typed (any number: 6 for USDT, 18 for a token); 2 unless given. */
  decimals?: number | undefined;
  /** Buttons under the well and its message that set a usual amount; see `QuickAmount`. */
  quickAmounts?: ReactNode | undefined;
}

/** An amount of money, large. Put the limits in `labelEnd`. The thousands are grouped while nobody types. */
export function MoneyField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  currencySymbol,
  currency,
  value,
  onValueChange,
  locale = 'en',
  decimals = 2,
  quickAmounts,
  className,
  id,
  onFocus,
  onBlur,
  ...input
}: MoneyFieldProps) {
  /** What stands in the field while somebody types, until the amount is set from elsewhere. */
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const marks = marksOf(locale);
  const payable = decimals === 0 ? value.replace(/\..*$/, '') : value;
  const shown = typed?.value === value ? typed.text : groupMoneyText(payable, marks);
  // The whole well fades when it is disabled: from a stronger colour, or this text could not be read.
  const affix = input.disabled ? 'text-fg' : 'text-fg-3';
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  return (
    <Field
      {...ids}
      {...{ label, labelHidden, labelEnd, hint, error, required, className }}
      data-slot="money-field"
      after={quickAmounts !== undefined && <QuickAmounts className="mt-1">{quickAmounts}</QuickAmounts>}
    >
      <div
        data-slot="field-control"
        dir="ltr"
        className={cn(
          fieldFrame,
          'h-16 font-display text-[1.75rem] font-bold tracking-tight compact:h-12 compact:text-xl max-md:text-[1.75rem]',
          smallerWhenLong(shown.length),
        )}
      >
        <span aria-hidden="true" className={affix}>
          {currencySymbol}
        </span>
        <input
          {...control}
          {...input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={cn(fieldControl, 'tnum')}
          value={shown}
          onChange={(event) => {
            const next = parseMoneyText(event.target.value, decimals, marks);
            // A mark with nothing behind it is on its way to an amount, and no part of one yet.
            const amount = next.replace(/\.$/, '');
            setTyped({ text: typedMoneyText(event.target.value, next, marks, decimals), value: amount });
            onValueChange(amount);
          }}
          onFocus={(event) => {
            setTyped({ text: plainMoneyText(payable, marks), value });
            writeAndKeepSelected(event.currentTarget, plainMoneyText(payable, marks));
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setTyped(undefined);
            onBlur?.(event);
          }}
        />
        <span className={cn('font-sans text-[0.9375rem] font-semibold tracking-normal', affix)}>{currency}</span>
      </div>
    </Field>
  );
}

/* Who comes by Tab finds all of it selected, to be typed over. React would write the text later, and lose that. */
function writeAndKeepSelected(input: HTMLInputElement, text: string): void {
  const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  input.value = text;
  if (isAllSelected) input.select();
}

/* An amount is never cut off: a long one is written smaller, on a phone (16 px at least) before elsewhere. */
function smallerWhenLong(length: number): string {
  if (length > 20) return 'text-lg compact:text-base max-md:text-md';
  if (length > 15) return 'max-md:text-md';
  return length > 11 ? 'max-md:text-xl' : '';
}

/** Usual amounts beside each other, in rows without a hole; see `QuickAmount`. A money field lays out its own. */
export function QuickAmounts({ children, className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn(fullRowsClass(Children.count(children)), className)} {...rest}>
      {children}
    </div>
  );
}

export interface QuickAmountProps extends ComponentProps<'button'> {
  /** The amount now in the field. */
  selected: boolean;
}

/** One usual amount under a money field. */
export function QuickAmount({ selected, className, ...rest }: QuickAmountProps) {
  return (
    <button
      type="button"
      data-slot="quick-amount"
      aria-pressed={selected}
      className={cn(
        'tnum h-(--q-control) rounded-md bg-surface-2 px-1 text-base font-semibold text-fg shadow-[inset_0_0_0_1px_var(--q-line)] hover:bg-surface-3 focus-ring aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-pressed:shadow-[inset_0_0_0_1px_var(--q-accent)] forced-colors:border forced-colors:aria-pressed:border-4',
        className,
      )}
      {...rest}
    />
  );
}
