import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface BalancePillProps extends ComponentProps<'div'> {
  /** A button joined to the end of the pill; on small screens give it an icon only. */
  action?: ReactNode | undefined;
}

/** An amount that is always in view, joined to what can be done about it. The content is a `Money`. */
export function BalancePill({ action, className, children, ...rest }: BalancePillProps) {
  return (
    <div
      data-slot="balance-pill"
      className={cn(
        'flex h-10 flex-none items-center gap-2.5 rounded-md bg-raised ps-3 font-[650] text-fg shadow-[inset_0_0_0_1px_var(--q-line)] max-md:h-9.5 max-md:ps-2.5 max-md:text-sm *:data-[slot=button]:min-h-full *:data-[slot=button]:rounded-s-none',
        action === undefined && 'pe-3',
        className,
      )}
      {...rest}
    >
      <span>{children}</span>
      {action}
    </div>
  );
}
