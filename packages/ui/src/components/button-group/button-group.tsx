import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

const buttonGroup = cva('inline-flex max-w-full *:focus-visible:z-1 *:hover:z-1', {
  variants: {
    orientation: {
      horizontal:
        '[&>*:not(:first-child)]:-ms-px [&>*:not(:first-child)]:rounded-s-none [&>*:not(:last-child)]:rounded-e-none',
      vertical:
        'flex-col *:justify-start [&>*:not(:first-child)]:-mt-px [&>*:not(:first-child)]:rounded-t-none [&>*:not(:last-child)]:rounded-b-none',
    },
    fullWidth: { true: 'flex *:min-w-0 *:flex-1', false: '' },
  },
});

export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** Names the group for assistive technology. */
  label: string;
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The buttons share the whole width. */
  fullWidth?: boolean | undefined;
}

/** Commands that belong together, drawn as one piece. Every button keeps its own stop for the keyboard. */
export function ButtonGroup({
  label,
  orientation = 'horizontal',
  fullWidth = false,
  className,
  ...rest
}: ButtonGroupProps) {
  return (
    <div
      data-slot="button-group"
      role="group"
      aria-label={label}
      className={cn(buttonGroup({ orientation, fullWidth }), className)}
      {...rest}
    />
  );
}
