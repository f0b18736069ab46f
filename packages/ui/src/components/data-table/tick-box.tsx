import { CheckIcon, MinusIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface TickBoxProps {
  /** Its name for assistive technology; nothing else is written beside it. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `range`: Shift was held. */
  onChange: (checked: boolean, range: boolean) => void;
}

/** A box without words, for rows and heads of tables. */
export function TickBox({ label, checked, mixed = false, disabled, onChange }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <span className="relative grid size-[1.125rem] place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) =>
          onChange(event.target.checked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
        }
        className="peer size-full cursor-pointer appearance-none rounded-[5px] shadow-[inset_0_0_0_1.5px_var(--q-line-control)] before:absolute before:-inset-3 checked:bg-accent checked:shadow-none indeterminate:bg-accent indeterminate:shadow-none focus-ring disabled:cursor-default disabled:opacity-40 forced-colors:appearance-auto"
      />
      <CheckIcon className="pointer-events-none absolute hidden size-3.5 stroke-3! text-accent-fg peer-checked:block peer-indeterminate:hidden forced-colors:peer-checked:hidden" />
      <MinusIcon className="pointer-events-none absolute hidden size-3.5 stroke-3! text-accent-fg peer-indeterminate:block forced-colors:peer-indeterminate:hidden" />
    </span>
  );
}
