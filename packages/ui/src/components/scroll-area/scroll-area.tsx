import * as Radix from '@radix-ui/react-scroll-area';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { readDirection } from '../../direction/direction.ts';
import { pageNonce } from '../../page-nonce/page-nonce.ts';
import { useScrollEdges } from '../scroll-region/use-scroll-edges.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<typeof Radix.Root>, 'dir' | 'children'> {
  /** Names the region for assistive technology. */
  label: string;
  /** Which way it scrolls; its size comes from `className`. */
  orientation?: 'vertical' | 'horizontal' | 'both' | undefined;
  children: ReactNode;
}

/**
 * A scroller with slim bars of our own, for small panels where the bars of the system would be in the way. The keys
 * scroll it as they do a page: the focus can rest on it as soon as something lies out of sight.
 */
export function ScrollArea({
  label,
  orientation = 'vertical',
  type = 'hover',
  className,
  children,
  ...rest
}: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const vertical = useScrollEdges(viewport, 'y');
  const horizontal = useScrollEdges(viewport, 'x');
  const overflows = vertical.start || vertical.end || horizontal.start || horizontal.end;
  return (
    <Radix.Root
      data-slot="scroll-area"
      type={type}
      dir={readDirection()}
      className={cn('relative overflow-hidden', className)}
      {...rest}
    >
      <Radix.Viewport
        ref={viewport}
        nonce={pageNonce()}
        className="size-full max-h-[inherit] rounded-[inherit] -outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        {...(overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {children}
      </Radix.Viewport>
      {orientation !== 'horizontal' && <Bar orientation="vertical" />}
      {orientation !== 'vertical' && <Bar orientation="horizontal" />}
      <Radix.Corner />
    </Radix.Root>
  );
}

function Bar({ orientation }: { orientation: 'vertical' | 'horizontal' }) {
  return (
    <Radix.Scrollbar
      data-slot="scroll-area-bar"
      orientation={orientation}
      className={cn(
        'flex touch-none p-0.5 select-none data-[state=hidden]:animate-fade-out data-[state=visible]:animate-fade-in',
        orientation === 'vertical' ? 'h-full w-2.5' : 'h-2.5 flex-col',
      )}
    >
      <Radix.Thumb className="relative flex-1 rounded-full bg-line-control before:absolute before:top-1/2 before:start-1/2 before:size-full before:min-h-6 before:min-w-6 before:-translate-1/2 hover:bg-fg-3 rtl:before:translate-x-1/2 forced-colors:bg-[CanvasText]" />
    </Radix.Scrollbar>
  );
}
