import { useRef, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useScrollEdges } from '../scroll-region/use-scroll-edges.ts';
import { LateContent } from './late-content.tsx';

/** What scrolls in a dialog or a sheet; in a short window it scrolls with the whole panel. When something lies out of sight the focus can rest on it: keys then scroll. */
export function PanelBody({ className, children, ...rest }: ComponentProps<'div'>) {
  const body = useRef<HTMLDivElement>(null);
  const { start, end } = useScrollEdges(body, 'y');
  return (
    <div
      ref={body}
      {...(start || end ? { tabIndex: 0 } : {})}
      data-scrolled={start || undefined}
      className={cn(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring short:min-h-auto short:overflow-visible data-scrolled:shadow-[inset_0_1px_0_var(--q-line)]',
        className,
      )}
      {...rest}
    >
      <LateContent>{children}</LateContent>
    </div>
  );
}

/** The bar at the top of a sheet by which a finger pulls it down; only a sign, the whole head can be pulled. */
export function Grabber({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'mx-auto mt-2.5 block h-1 w-10 flex-none rounded-full bg-line-control forced-colors:bg-[CanvasText]',
        className,
      )}
    />
  );
}
