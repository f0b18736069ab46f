import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useFieldWiring } from '../field/field.tsx';

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  /** One line under the label. */
  detail?: ReactNode | undefined;
  labelHidden?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that takes effect at once. `className` goes to the field; other props go to the input. */
export function SwitchField({
  label,
  detail,
  labelHidden,
  className,
  id,
  onCheckedChange,
  onChange,
  ...input
}: SwitchFieldProps) {
  const { control, controlId, messageId } = useFieldWiring(id, { hint: detail });
  return (
    <div data-slot="switch-field" className={cn('flex items-center justify-between gap-4', className)}>
      <div className={cn('min-w-0', labelHidden && 'sr-only')}>
        <label htmlFor={controlId} className="font-medium text-fg">
          {label}
        </label>
        {detail !== undefined && (
          <p id={messageId} className="text-xs text-fg-3">
            {detail}
          </p>
        )}
      </div>
      <input
        {...control}
        type="checkbox"
        // A native check box says its state itself.
        role="switch"
        className="relative h-[1.375rem] w-[2.375rem] flex-none cursor-pointer appearance-none rounded-full bg-surface-4 shadow-[inset_0_0_0_1px_var(--q-line-control)] transition-colors duration-(--q-dur-fast) before:absolute before:-inset-3 after:absolute after:start-[3px] after:top-[3px] after:size-4 after:rounded-full after:bg-fg after:transition-[inset-inline-start] after:duration-(--q-dur-fast) checked:bg-accent checked:shadow-none checked:after:start-[19px] checked:after:bg-accent-fg focus-ring disabled:opacity-55 forced-colors:appearance-auto"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        {...input}
      />
    </div>
  );
}
