import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  icon?: ReactNode | undefined;
}

/** A filter that is on or off. */
export function Chip({ pressed, onPressedChange, icon, className, children, onClick, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      data-slot="chip"
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
      className={cn(
        'inline-flex h-9 flex-none items-center gap-2 rounded-full bg-raised px-3.5 text-sm font-medium whitespace-nowrap text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)] transition-colors duration-(--q-dur-fast) hover:text-fg focus-ring disabled:text-fg-disabled aria-pressed:bg-fg aria-pressed:font-semibold aria-pressed:text-fg-inverse aria-pressed:shadow-none max-md:h-11 compact:h-8 [&_svg]:size-[0.9375rem]',
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}
