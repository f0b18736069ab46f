import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface SegmentOption {
  value: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the group for assistive technology. */
  label: string;
  options: readonly SegmentOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Segments share the whole width. */
  fullWidth?: boolean | undefined;
}

/** A choice among two to four that changes what is shown beside it. A radio group: arrow keys move. */
export function SegmentedControl({
  label,
  options,
  value,
  onValueChange,
  fullWidth = false,
  className,
  ...rest
}: SegmentedControlProps) {
  const name = useId();
  return (
    <div
      data-slot="segmented-control"
      role="radiogroup"
      aria-label={label}
      className={cn(
        'max-w-full gap-0.5 overflow-x-auto rounded-[12px] bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--q-line)]',
        fullWidth ? 'flex' : 'inline-flex',
        className,
      )}
      {...rest}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative inline-flex h-[2.125rem] items-center justify-center gap-1.5 rounded-[8px] px-3.5 text-sm font-medium whitespace-nowrap text-fg-3 transition-colors duration-(--q-dur-fast) hover:text-fg has-checked:bg-selected has-checked:font-semibold has-checked:text-fg has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:text-fg-disabled forced-colors:has-checked:border max-md:h-10 compact:h-7 compact:px-3 [&_svg]:size-[0.9375rem]',
            fullWidth && 'flex-1',
          )}
        >
          <input
            type="radio"
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
