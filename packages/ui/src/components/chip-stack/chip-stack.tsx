import { useId, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { CasinoChip } from './casino-chip.tsx';
import { chipsFor, toneOf } from './chip-amounts.ts';

export { chipsFor } from './chip-amounts.ts';

export interface ChipStackProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Decimal string. */
  amount: string;
  /** What chips there are, decimal strings. */
  denominations: readonly string[];
  /** Read in place of the picture: "$1,250.00". */
  label: string;
  /** What a chip says; the denomination itself unless given. */
  faceOf?: ((denomination: string) => string) | undefined;
  /** No more chips are drawn than this; the stack stays as high. */
  heightMax?: number | undefined;
}

const asItIs = (denomination: string) => denomination;

/** An amount as a stack of chips: the fewest that make it, the smallest on top. */
export function ChipStack({
  amount,
  denominations,
  label,
  faceOf = asItIs,
  heightMax = 8,
  className,
  style,
  ...rest
}: ChipStackProps) {
  const chips = chipsFor(amount, denominations).slice(-heightMax);
  return (
    <span
      data-slot="chip-stack"
      role="img"
      aria-label={label}
      className={cn('relative inline-block w-12', className)}
      style={{ height: `calc(3rem + ${Math.max(0, chips.length - 1) * 0.3125}rem)`, ...style }}
      {...rest}
    >
      {chips.map((denomination, place) => (
        <CasinoChip
          key={place}
          face={faceOf(denomination)}
          tone={toneOf(denomination, denominations)}
          className="absolute start-0 drop-shadow-[0_2px_1px_oklch(0_0_0/0.35)]"
          style={{ bottom: `${place * 0.3125}rem` }}
        />
      ))}
    </span>
  );
}

export interface ChipPickerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the group: "Valor de la ficha". */
  label: string;
  /** Smallest first, decimal strings. */
  denominations: readonly string[];
  value: string;
  onValueChange: (denomination: string) => void;
  faceOf?: ((denomination: string) => string) | undefined;
  /** What is read for a chip: "$5.00". */
  labelOf: (denomination: string) => string;
  disabled?: boolean | undefined;
}

/** The chip to bet with. A radio group: arrow keys move. */
export function ChipPicker({
  label,
  denominations,
  value,
  onValueChange,
  faceOf = asItIs,
  labelOf,
  disabled = false,
  className,
  ...rest
}: ChipPickerProps) {
  const name = useId();
  return (
    <div
      data-slot="chip-picker"
      role="radiogroup"
      aria-label={label}
      className={cn('flex flex-wrap gap-2', className)}
      {...rest}
    >
      {denominations.map((denomination) => (
        <label
          key={denomination}
          className="relative grid rounded-full transition-transform duration-(--q-dur-base) ease-out outline-offset-2 hover:-translate-y-0.5 has-checked:-translate-y-1.5 has-checked:shadow-[0_0_0_2.5px_var(--q-canvas),0_0_0_5px_var(--q-ring)] has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-ring has-disabled:translate-y-0 has-disabled:opacity-50 motion-reduce:transition-none forced-colors:has-checked:outline-3"
        >
          <input
            type="radio"
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            aria-label={labelOf(denomination)}
            name={name}
            value={denomination}
            checked={denomination === value}
            disabled={disabled}
            onChange={() => onValueChange(denomination)}
          />
          <CasinoChip face={faceOf(denomination)} tone={toneOf(denomination, denominations)} />
        </label>
      ))}
    </div>
  );
}
