import { useId, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

interface RadioRowProps {
  option: { value: string; label: ReactNode; description?: ReactNode };
  name: string;
  checked: boolean;
  disabled: boolean;
  onSelect: (value: string) => void;
}

/** One radio with its words; the native control brings the roving focus and the arrow keys. */
export function RadioRow({ option, name, checked, disabled, onSelect }: RadioRowProps) {
  const id = useId();
  const described = option.description !== undefined;
  return (
    <div className="flex items-start gap-2.5 text-sm max-md:py-1.5">
      <span className="relative mt-px grid size-[1.125rem] flex-none place-items-center">
        <input
          id={id}
          type="radio"
          className="size-full cursor-pointer appearance-none rounded-full shadow-[inset_0_0_0_1.5px_var(--q-line-control)] transition-shadow duration-(--q-dur-fast) before:absolute before:-inset-3 disabled:opacity-55 checked:shadow-[inset_0_0_0_5.5px_var(--q-accent)] focus-ring forced-colors:appearance-auto in-aria-invalid:not-checked:shadow-[inset_0_0_0_1.5px_var(--q-danger-text)]"
          name={name}
          value={option.value}
          checked={checked}
          disabled={disabled}
          aria-describedby={described ? `${id}-description` : undefined}
          onChange={() => onSelect(option.value)}
        />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className={cn('block', disabled ? 'text-fg-disabled' : 'text-fg')}>
          {option.label}
        </label>
        {described && (
          <p id={`${id}-description`} className="text-xs text-fg-3">
            {option.description}
          </p>
        )}
      </div>
    </div>
  );
}
