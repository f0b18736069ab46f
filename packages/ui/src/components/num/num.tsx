import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

/** A figure, code, phone number or countdown: keeps its order in right-to-left text, digits line up. */
export function Num({ className, ...rest }: ComponentProps<'bdi'>) {
  return <bdi data-slot="num" dir="ltr" className={cn('tnum', className)} {...rest} />;
}
