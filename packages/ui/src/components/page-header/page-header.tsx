import { ChevronRightIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  detail?: ReactNode | undefined;
  /** Buttons at the end; one primary at most. */
  actions?: ReactNode | undefined;
  /** The way to this page, the page itself left out. */
  trail?: readonly ReactNode[] | undefined;
}

/** The title of a page with what can be done on it. Holds the page's only `h1`. */
export function PageHeader({ title, detail, actions, trail, className, ...rest }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={cn('flex flex-wrap items-center gap-x-4 gap-y-3', className)} {...rest}>
      <div className="min-w-0 flex-1 basis-60">
        {trail !== undefined && trail.length > 0 && (
          <div className="mb-1 flex items-center gap-1 text-sm text-fg-3">
            {trail.map((step, index) => (
              <span key={index} className="inline-flex items-center gap-1">
                {step}
                <ChevronRightIcon className="size-3.5 rtl:-scale-x-100" />
              </span>
            ))}
          </div>
        )}
        <h1 className="font-display text-2xl font-[650] tracking-tight">{title}</h1>
        {detail !== undefined && <p className="text-sm text-fg-3">{detail}</p>}
      </div>
      {actions !== undefined && <div className="flex max-w-full flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}
