import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface SeparatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `vertical` stands between things of one row and takes their height. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** A word in the middle of a horizontal line: "o", "Ayer". */
  label?: ReactNode | undefined;
  /** Only a rule to the eye: assistive technology does not hear of it. */
  decorative?: boolean | undefined;
}

/** A line between two groups of things. With a label it names what follows. */
export function Separator({
  orientation = 'horizontal',
  label,
  decorative = false,
  className,
  ...rest
}: SeparatorProps) {
  if (label !== undefined) {
    return (
      <div
        data-slot="separator"
        className={cn(
          'flex items-center gap-3 text-xs font-medium text-fg-3 before:h-px before:flex-1 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2 forced-colors:before:bg-[CanvasText] forced-colors:after:bg-[CanvasText]',
          className,
        )}
        {...rest}
      >
        {label}
      </div>
    );
  }
  return (
    <div
      data-slot="separator"
      {...(decorative ? { 'aria-hidden': true } : { role: 'separator', 'aria-orientation': orientation })}
      className={cn(
        'flex-none bg-line-2 forced-colors:bg-[CanvasText]',
        orientation === 'vertical' ? 'w-px self-stretch' : 'h-px w-full',
        className,
      )}
      {...rest}
    />
  );
}
