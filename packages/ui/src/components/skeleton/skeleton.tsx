import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export { useDelayedBusy, type DelayedBusyOptions } from './use-delayed-busy.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  shape?: 'line' | 'block' | 'circle' | undefined;
}

/** Stands where content will be, in its size; put `aria-busy` on the region that it fills. */
export function Skeleton({ shape = 'block', className, ...rest }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'block animate-skeleton bg-skeleton motion-reduce:animate-none',
        shape === 'line' && 'h-3.5 rounded-sm',
        shape === 'block' && 'rounded-lg',
        shape === 'circle' && 'rounded-full',
        className,
      )}
      {...rest}
    />
  );
}
