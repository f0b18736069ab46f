import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface TableToolbarProps extends ComponentProps<'div'> {
  /** Names the group for assistive technology. */
  label: string;
  /** The search field; it takes the room that the filters leave, up to 17.5rem. */
  search?: ReactNode | undefined;
  /** At the end of the line: `ColumnMenu`, export. */
  end?: ReactNode | undefined;
}

/** Search, filters and tools over a table. Below 768 px the filters scroll sideways under the search. */
export function TableToolbar({ label, search, end, className, children, ...rest }: TableToolbarProps) {
  return (
    <div
      data-slot="table-toolbar"
      role="group"
      aria-label={label}
      className={cn('flex flex-wrap items-center gap-2', className)}
      {...rest}
    >
      {search !== undefined && <div className="min-w-40 flex-1 md:max-w-70">{search}</div>}
      {/* The filters come after the tools on a small screen, on a line of their own; room for their focus rings. */}
      <div className="flex min-w-0 items-center gap-2 max-md:order-last max-md:-mx-1 max-md:w-full max-md:overflow-x-auto max-md:p-1 md:flex-wrap">
        {children}
      </div>
      {end !== undefined && <div className="ms-auto flex items-center gap-2">{end}</div>}
    </div>
  );
}
