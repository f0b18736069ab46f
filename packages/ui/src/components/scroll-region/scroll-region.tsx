import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface ScrollRegionProps extends ComponentProps<'section'> {
  /** Names the region for assistive technology. */
  label: string;
}

/** Content that scrolls inside itself; the focus can rest on it, so that the arrow keys scroll. */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  return (
    <section
      data-slot="scroll-region"
      aria-label={label}
      // WCAG 2.1.1: a keyboard must reach what scrolls.
      tabIndex={0}
      className={cn('overflow-auto -outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring', className)}
      {...rest}
    />
  );
}
