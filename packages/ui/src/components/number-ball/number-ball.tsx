import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

const ball = cva('tnum grid flex-none place-items-center rounded-full font-display leading-none font-[650]', {
  variants: {
    size: { sm: 'size-6 text-xs', md: 'size-10.5 text-[1.0625rem]', lg: 'size-11 text-[1.1875rem]' },
    kind: {
      pick: 'bg-surface-3 text-fg shadow-[inset_0_0_0_1px_var(--q-line-2),0_2px_0_oklch(0_0_0/0.18)] transition-[background-color,box-shadow] duration-(--q-dur-fast) hover:bg-surface-4 focus-ring disabled:text-fg-disabled disabled:shadow-none disabled:hover:bg-surface-3 aria-pressed:bg-[radial-gradient(circle_at_35%_28%,color-mix(in_oklch,var(--q-accent)_55%,white),var(--q-accent)_55%)] aria-pressed:text-accent-fg aria-pressed:shadow-[0_0_0_3px_color-mix(in_oklch,var(--q-accent)_26%,transparent)] light:aria-pressed:[background:var(--q-accent)] max-md:size-11 forced-colors:aria-pressed:outline-3',
      drawn:
        'bg-[radial-gradient(circle_at_35%_28%,color-mix(in_oklch,var(--q-gold)_45%,white),var(--q-gold)_55%,color-mix(in_oklch,var(--q-gold)_82%,black))] font-[750] text-gold-fg shadow-[0_3px_8px_-2px_color-mix(in_oklch,var(--q-gold)_45%,transparent)]',
      plain: 'bg-surface-3 text-fg',
    },
  },
});

export interface NumberBallProps extends Omit<ComponentProps<'button'>, 'value' | 'onSelect'> {
  /** The number on the ball. */
  value: ReactNode;
  selected: boolean;
  onSelectedChange?: ((selected: boolean) => void) | undefined;
}

/** A number to pick: pressed while it is picked. Several stand in a named group. */
export function NumberBall({ value, selected, onSelectedChange, className, onClick, ...rest }: NumberBallProps) {
  return (
    <button
      type="button"
      data-slot="number-ball"
      aria-pressed={selected}
      onClick={(event) => {
        onClick?.(event);
        onSelectedChange?.(!selected);
      }}
      className={cn(ball({ kind: 'pick', size: 'md' }), className)}
      {...rest}
    >
      <bdi>{value}</bdi>
    </button>
  );
}

export interface DrawnBallProps extends Omit<ComponentProps<'span'>, 'children'> {
  value: ReactNode;
  /** `lg` golden, for the last draw; `sm` plain, for a list of draws. */
  size?: 'sm' | 'lg' | undefined;
}

/** A number that was drawn; nothing to press. */
export function DrawnBall({ value, size = 'lg', className, ...rest }: DrawnBallProps) {
  return (
    <span
      data-slot="drawn-ball"
      className={cn(ball({ kind: size === 'lg' ? 'drawn' : 'plain', size }), className)}
      {...rest}
    >
      <bdi>{value}</bdi>
    </span>
  );
}
