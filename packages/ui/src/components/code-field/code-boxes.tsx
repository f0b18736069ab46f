import { cva } from 'class-variance-authority';
import type { BoxRange } from './code-selection.ts';

const box = cva(
  'tnum grid h-(--q-input) min-w-0 flex-1 place-items-center rounded-md bg-field font-display text-lg font-bold text-fg transition-shadow duration-(--q-dur-fast) compact:text-base forced-colors:border',
  {
    variants: {
      look: {
        plain: 'shadow-[inset_0_0_0_1px_var(--q-line-2)]',
        invalid: 'shadow-[inset_0_0_0_1.5px_var(--q-danger-text)]',
        active:
          'shadow-[inset_0_0_0_1.5px_var(--q-ring),0_0_0_4px_color-mix(in_oklch,var(--q-ring)_18%,transparent)] forced-colors:outline-2',
      },
    },
  },
);

interface CodeBoxesProps {
  value: string;
  length: number;
  /** null while the input has no focus. */
  active: BoxRange | null;
  invalid: boolean;
}

/* Only for the eye: the input above them is what is focused, read and filled in. */
export function CodeBoxes({ value, length, active, invalid }: CodeBoxesProps) {
  return (
    <span aria-hidden="true" className="flex min-w-0 flex-1 gap-[min(0.5rem,2%)]">
      {Array.from({ length }, (_, index) => {
        const isActive = isWithin(index, active, Math.min(value.length, length - 1));
        return (
          <span key={index} className={box({ look: isActive ? 'active' : invalid ? 'invalid' : 'plain' })}>
            {value[index] ?? (isActive && <span className="h-5 w-px bg-fg" />)}
          </span>
        );
      })}
    </span>
  );
}

function isWithin(index: number, active: BoxRange | null, last: number): boolean {
  if (active === null) return false;
  return active.to > active.from ? index >= active.from && index < active.to : index === Math.min(active.from, last);
}
