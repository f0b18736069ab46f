import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { FieldMessage, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { RadioRow } from './radio-row.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** One or two lines under the label. */
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts, Omit<ComponentProps<'div'>, 'onChange'> {
  options: readonly RadioOption[];
  /** "" when nothing is chosen yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** Side by side only while labels are short; they wrap. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
}

/** One choice among a few that are all in view. One stop for the keyboard, arrow keys move the choice. */
export function RadioGroup({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  options,
  value,
  onValueChange,
  orientation = 'vertical',
  disabled = false,
  name,
  id,
  className,
  ...rest
}: RadioGroupProps) {
  const generatedName = useId();
  const { control, controlId, messageId } = useFieldWiring(id, { hint, error, required });
  const labelId = `${controlId}-label`;
  return (
    <div
      {...control}
      role="radiogroup"
      aria-labelledby={labelId}
      data-slot="radio-group"
      className={cn('grid min-w-0 gap-1.5', className)}
      {...rest}
    >
      <div className={cn('flex items-baseline justify-between gap-3 text-sm', labelHidden && 'sr-only')}>
        <span className="font-medium text-fg-2">
          <span id={labelId}>{label}</span>
          {required && (
            <span aria-hidden="true" className="text-danger-text">
              {'\u00a0*'}
            </span>
          )}
        </span>
        {labelEnd !== undefined && <span className="text-xs text-fg-3">{labelEnd}</span>}
      </div>
      <div className={orientation === 'vertical' ? 'grid gap-2.5 py-1' : 'flex flex-wrap gap-x-6 gap-y-2.5 py-1'}>
        {options.map((option) => (
          <RadioRow
            key={option.value}
            option={option}
            name={name ?? generatedName}
            checked={option.value === value}
            disabled={disabled || option.disabled === true}
            onSelect={onValueChange}
          />
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
