import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing is shown at 0 or less; "99+" above 99. */
  count: number;
  /** The whole sentence for assistive technology ("3 mensajes sin leer"); without it the figure alone is read. */
  label?: string | undefined;
}

/** How many things wait. */
export function CountBadge({ count, label, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      data-slot="count-badge"
      className={cn(
        'tnum inline-grid h-[1.125rem] min-w-[1.125rem] flex-none place-items-center rounded-[9px] bg-crimson px-1.5 text-2xs leading-none font-bold text-crimson-fg',
        className,
      )}
      {...rest}
    >
      <span aria-hidden={label !== undefined || undefined}>{count > 99 ? '99+' : count}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
