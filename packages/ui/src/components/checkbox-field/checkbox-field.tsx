import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { FieldMessage, useFieldWiring } from '../field/field.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'required'> {
  /** May contain links; the rest of the text toggles the box. */
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: ReactNode | undefined;
  required?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A box to tick. `className` goes to the field; `ref` and every other prop go to the input. */
export function CheckboxField({
  label,
  hint,
  error,
  required,
  className,
  id,
  onCheckedChange,
  onChange,
  ...input
}: CheckboxFieldProps) {
  const { control, controlId, messageId } = useFieldWiring(id, { hint, error, required });
  return (
    <div data-slot="checkbox-field" className={cn('grid gap-1.5', className)}>
      <div className="flex items-start gap-2.5 text-sm max-md:py-1.5">
        <span className="relative mt-px grid size-[1.125rem] flex-none place-items-center">
          <input
            {...control}
            type="checkbox"
            className="peer size-full cursor-pointer appearance-none rounded-[5px] shadow-[inset_0_0_0_1.5px_var(--q-line-control)] before:absolute before:-inset-3 checked:bg-accent checked:shadow-none focus-ring disabled:opacity-55 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--q-danger-text)] forced-colors:appearance-auto"
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            {...input}
          />
          <CheckIcon className="pointer-events-none absolute hidden size-3.5 stroke-3! text-accent-fg peer-checked:block forced-colors:peer-checked:hidden" />
        </span>
        <label htmlFor={controlId} className="min-w-0 text-fg-2 [&_a]:text-fg [&_a]:underline [&_a]:underline-offset-2">
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger-text">
              {'\u00a0*'}
            </span>
          )}
        </label>
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
