import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { BrandShapes } from './brand-shapes.tsx';

export interface BrandMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Edge length in px, 20 at least. */
  size?: number | undefined;
  /** The name of the brand; leave it out where the name stands beside the mark. */
  title?: string | undefined;
}

/** The bird alone. */
export function BrandMark({ size = 32, title, className, ...rest }: BrandMarkProps) {
  const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      fill="none"
      className={cn('flex-none', className)}
      {...name}
      {...rest}
    >
      <BrandShapes />
    </svg>
  );
}
