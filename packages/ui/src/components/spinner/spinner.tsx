import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Read aloud; leave it out when a visible text already says what is going on. */
  label?: string | undefined;
}

/** A small ring for a wait inside a control; size it with `size-*`. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
      className={cn(
        'inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-s-transparent opacity-85 motion-reduce:animate-none',
        className,
      )}
      {...rest}
    />
  );
}
