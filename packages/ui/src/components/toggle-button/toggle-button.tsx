import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';

export interface ToggleButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'aria-pressed' | 'asChild' | 'busyLabel' | 'variant'
> {
  pressed: boolean;
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** The look while it is off. */
  variant?: 'outline' | 'secondary' | 'ghost' | undefined;
  /** The name of a button that shows only an icon; it does not change with the state. */
  label?: string | undefined;
}

/** A setting that is on or off and takes effect at once. Its name stays the same, the state is said beside it. */
export function ToggleButton({
  pressed,
  onPressedChange,
  variant = 'outline',
  label,
  className,
  onClick,
  ...rest
}: ToggleButtonProps) {
  return (
    <Button
      data-slot="toggle-button"
      variant={variant}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
      className={cn(
        'aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-pressed:shadow-[inset_0_0_0_1px_var(--q-accent-line)] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
        className,
      )}
      {...rest}
    />
  );
}
