import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { IconPlate, type IconPlateProps } from '../icon-plate/icon-plate.tsx';
import { useHandOnFocus } from './use-hand-on-focus.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'ref'> {
  icon: ReactNode;
  /** Names the thing that is missing: "Aún no tienes favoritos". A heading where it is the title of the page. */
  title: ReactNode;
  detail?: ReactNode | undefined;
  /** One secondary button that leads out of here. */
  action?: ReactNode | undefined;
  tone?: IconPlateProps['tone'];
}

/** What stands in a region that has nothing to show yet. When a press in it takes it away, the keyboard goes on in its place. */
export function EmptyState({ icon, title, detail, action, tone = 'accent', className, ...rest }: EmptyStateProps) {
  const part = useHandOnFocus();
  return (
    <div
      ref={part}
      data-slot="empty-state"
      className={cn('grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1.5 px-4 py-8 text-center', className)}
      {...rest}
    >
      <IconPlate tone={tone} size="lg" className="mb-2.5">
        {icon}
      </IconPlate>
      <div className="text-[0.9375rem] font-semibold text-fg">{title}</div>
      {detail !== undefined && <p className="max-w-[44ch] text-sm text-balance text-fg-3">{detail}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
