import { useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { toLatinDigits } from '../field/latin-digits.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { boxAt, moveInBoxes, rangeOf, selectBox, type BoxRange } from './code-selection.ts';

export { ResendButton, type ResendButtonProps } from './resend-button.tsx';

export interface CodeFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'size' | 'required' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Digits 0 to 9, at most `length` of them. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called once with the whole code, when its last digit arrives or it is pasted. */
  onComplete?: ((value: string) => void) | undefined;
  /** How many digits the code has; 6 unless given. */
  length?: number | undefined;
  /** The code is being checked: it cannot be changed meanwhile, and a ring takes the place of `labelEnd`. */
  busy?: boolean | undefined;
  /** Stands beside the boxes, below the message where it is narrow; see `ResendButton`. */
  action?: ReactNode | undefined;
}

/**
 * A one-time code: one input for assistive technology, autofill and paste, drawn as boxes. Takes the digits of every
 * script and stays left to right. `className` goes to the field; `ref` and every other prop go to the input.
 */
export function CodeField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  value,
  onValueChange,
  onComplete,
  length = 6,
  busy = false,
  action,
  className,
  id,
  ...input
}: CodeFieldProps) {
  const [active, setActive] = useState<BoxRange | null>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const change = (text: string) => {
    const digits = readDigits(text).slice(0, length);
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // React tells nobody about the focus that `autoFocus` gives.
  useEffect(() => {
    const focused = boxes.current?.querySelector<HTMLInputElement>('input:focus');
    if (focused) setActive(rangeOf(focused));
  }, []);
  return (
    <Field
      {...ids}
      {...{ label, labelHidden, hint, error, required }}
      labelEnd={busy ? <Spinner className="size-3.5 align-middle" /> : labelEnd}
      data-slot="code-field"
      className={cn('grid-cols-[minmax(0,1fr)]', action !== undefined && besideAction, className)}
      after={
        action !== undefined && (
          <div className="grid min-w-0 max-md:mt-1 max-md:max-w-sm md:col-[2]! md:row-start-2 md:justify-self-start">
            {action}
          </div>
        )
      }
    >
      <div
        ref={boxes}
        dir="ltr"
        style={{ '--boxes': length } as CSSProperties}
        data-slot="code-boxes"
        className="relative flex w-[calc(var(--boxes)*(var(--box)+0.5rem)-0.5rem)] max-w-full justify-self-start max-md:w-full max-md:max-w-sm has-disabled:opacity-65 md:col-[1]! md:row-start-2 [--box:2.75rem] compact:[--box:2.25rem]"
      >
        <CodeBoxes {...{ value, length, active }} invalid={control['aria-invalid'] ?? false} />
        <input
          {...control}
          autoComplete="one-time-code"
          {...input}
          type="text"
          inputMode="numeric"
          readOnly={busy || input.readOnly}
          aria-busy={busy || undefined}
          className="absolute inset-0 size-full cursor-text text-md opacity-0"
          value={value}
          onChange={(event) => change(event.target.value)}
          onPaste={(event) => {
            const pasted = readDigits(event.clipboardData.getData('text'));
            if (busy || pasted.length < length) return;
            event.preventDefault();
            change(pasted);
          }}
          onKeyDown={(event) => moveInBoxes(event)}
          onClick={(event) => selectBox(event.currentTarget, boxAt(event, length))}
          onFocus={(event) => {
            setActive(rangeOf(event.currentTarget));
            input.onFocus?.(event);
          }}
          onSelect={({ currentTarget }) => {
            const { from, to } = rangeOf(currentTarget);
            if (from === to) selectBox(currentTarget, Math.min(from, length - 1));
            setActive(rangeOf(currentTarget));
          }}
          onBlur={(event) => {
            setActive(null);
            input.onBlur?.(event);
          }}
        />
      </div>
    </Field>
  );
}

const besideAction = 'gap-x-2 md:grid-cols-[auto_minmax(0,1fr)] md:*:col-span-2';

function readDigits(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '');
}
