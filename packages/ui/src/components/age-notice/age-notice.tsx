import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface AgeNoticeProps extends ComponentProps<'aside'> {
  /** In the ring, such as "18+". */
  ageMark: string;
  /** A button that leads to the limits and pauses. */
  action?: ReactNode | undefined;
}

/** Who may play and how to stay in control; on every page with a footer. The text is the content. */
export function AgeNotice({ ageMark, action, className, children, ...rest }: AgeNoticeProps) {
  return (
    <aside
      data-slot="age-notice"
      className={cn(
        'flex items-center gap-4 rounded-lg bg-surface-1 px-5 py-4 text-sm text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line)] max-md:flex-wrap max-md:px-4 [&_b]:font-semibold [&_b]:text-fg',
        className,
      )}
      {...rest}
    >
      <bdi
        dir="ltr"
        className="tnum grid size-11 flex-none place-items-center rounded-full font-display text-base leading-none font-bold text-fg shadow-[inset_0_0_0_2.5px_var(--q-crimson-text)]"
      >
        {ageMark}
      </bdi>
      <p className="min-w-0 flex-1 max-md:basis-[60%]">{children}</p>
      {action}
    </aside>
  );
}
