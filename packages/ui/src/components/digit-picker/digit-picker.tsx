import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { DigitRow } from './digit-row.tsx';
import type { QuickPick } from './quick-picks.ts';

export type { QuickPick } from './quick-picks.ts';

export interface DigitPosition {
  key: string;
  /** "Decena de millar". */
  label: string;
}

/** The picked numbers of each position, by the position's key; in the order of `numbers`. */
export type DigitPicks = Readonly<Record<string, readonly number[]>>;

export interface DigitPickerProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Names the whole: "Números". */
  label: string;
  positions: readonly DigitPosition[];
  /** What can be picked at each position; 0 to 9 unless given. */
  numbers?: readonly number[] | undefined;
  value: DigitPicks;
  onValueChange: (value: DigitPicks) => void;
  /** Words of the quick picks; `clear` is read with the position. */
  words: Readonly<Record<QuickPick, string>>;
  disabled?: boolean | undefined;
}

const digits: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Numbers picked position by position, with quick picks for each. */
export function DigitPicker({
  label,
  positions,
  numbers = digits,
  value,
  onValueChange,
  words,
  disabled = false,
  className,
  ...rest
}: DigitPickerProps) {
  return (
    <div data-slot="digit-picker" role="group" aria-label={label} className={cn(className)} {...rest}>
      {positions.map(({ key, label: position }) => (
        <DigitRow
          key={key}
          label={position}
          picked={value[key] ?? []}
          onPick={(picked) => onValueChange({ ...value, [key]: picked })}
          {...{ numbers, words, disabled }}
        />
      ))}
    </div>
  );
}
