import { CheckIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { fullRowsClass } from './full-rows.ts';

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  /** One line under the title: the condition, the fee, the time. */
  detail?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  options: readonly RadioCardOption[];
  /** "" when nothing is chosen yet. */
  value: string;
  onValueChange: (value: string) => void;
  name?: string | undefined;
  /**
   * `rows` leave room for long words; `tiles` stand side by side on the smallest screens too: three in a row, four in
   * two rows of two. No word of a tile is broken: one that finds no room goes to the next row.
   */
  layout?: 'rows' | 'tiles' | undefined;
}

/** One choice among a few, each with a picture and a condition. Arrow keys move, as in every radio group. */
export function RadioCards({
  label,
  labelHidden,
  options,
  value,
  onValueChange,
  name,
  layout = 'rows',
  className,
  ...rest
}: RadioCardsProps) {
  const generated = useId();
  return (
    <fieldset data-slot="radio-cards" className={cn('grid min-w-0 gap-2', className)} {...rest}>
      <legend className={cn('mb-2 text-sm font-medium text-fg-2', labelHidden && 'sr-only')}>{label}</legend>
      <div className={layout === 'tiles' ? fullRowsClass(options.length) : rowsClass}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={name ?? generated}
            checked={option.value === value}
            isTile={layout === 'tiles'}
            onSelect={onValueChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

/* Two beside each other where there is room; one that is left over takes its whole row, so that there is no hole. */
const rowsClass = 'grid gap-2.5 md:grid-cols-2 md:*:last:odd:col-span-2';

interface RadioCardProps {
  option: RadioCardOption;
  name: string;
  checked: boolean;
  isTile: boolean;
  onSelect: (value: string) => void;
}

function RadioCard({ option, name, checked, isTile, onSelect }: RadioCardProps) {
  const detailId = useId();
  return (
    <label
      className={cn(
        'relative rounded-lg bg-surface-2 shadow-[inset_0_0_0_1px_var(--q-line)] transition-colors duration-(--q-dur-fast) hover:bg-surface-3 has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_2px_var(--q-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:cursor-not-allowed has-disabled:opacity-55 forced-colors:border forced-colors:has-checked:border-4',
        isTile
          ? 'group/tile grid content-center justify-items-center gap-1 px-1 pt-3 pb-2.5 text-center'
          : 'flex min-h-16 items-center gap-3.5 p-3.5',
      )}
    >
      <input
        type="radio"
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg opacity-0"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-describedby={option.detail === undefined ? undefined : detailId}
        onChange={() => onSelect(option.value)}
      />
      {option.icon !== undefined && (
        <span
          aria-hidden="true"
          className={
            isTile
              ? 'text-fg-2 group-has-checked/tile:text-accent-text [&_svg]:size-5.5'
              : 'grid size-[2.375rem] flex-none place-items-center rounded-feather bg-surface-4 text-fg [&_svg]:size-[1.125rem]'
          }
        >
          {option.icon}
        </span>
      )}
      <span className="max-w-full min-w-0">
        <span className="block font-semibold text-fg">{option.title}</span>
        {option.detail !== undefined && (
          <span id={detailId} className="block text-xs text-fg-3" aria-hidden="true">
            {option.detail}
          </span>
        )}
      </span>
      {checked && (
        <span
          aria-hidden="true"
          className={cn(
            'grid size-5 flex-none place-items-center rounded-full bg-accent text-accent-fg',
            isTile ? 'absolute end-1.5 top-1.5 hidden forced-colors:grid' : 'ms-auto self-start',
          )}
        >
          <CheckIcon className="size-3.5 stroke-3!" />
        </span>
      )}
    </label>
  );
}
