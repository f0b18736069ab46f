import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useScrollEdges } from '../scroll-region/use-scroll-edges.ts';
import { tabList } from './tabs-look.ts';

/** The strip of tabs. Where it runs out of room it scrolls, fades at the edge beyond which there is more, and shows the chosen tab. */
export function TabStrip({
  label,
  value,
  variant,
  children,
}: {
  label: string;
  value: string;
  variant: 'underline' | 'pill' | 'vertical';
  children: ReactNode;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const { start, end } = useScrollEdges(strip, 'x');
  useEffect(() => {
    if (strip.current !== null) revealActive(strip.current);
  }, [value]);
  return (
    <Radix.List
      ref={strip}
      aria-label={label}
      data-fade-start={start || undefined}
      data-fade-end={end || undefined}
      className={cn(
        tabList({ variant }),
        '[--fade-end:0px] [--fade-start:0px] data-fade-end:[--fade-end:2.5rem] data-fade-start:[--fade-start:2.5rem]',
        (start || end) &&
          'mask-[linear-gradient(to_right,transparent,black_var(--fade-start),black_calc(100%-var(--fade-end)),transparent)] rtl:mask-[linear-gradient(to_left,transparent,black_var(--fade-start),black_calc(100%-var(--fade-end)),transparent)]',
      )}
    >
      {children}
    </Radix.List>
  );
}

/* Moves the strip alone: `scrollIntoView` would also move the page. */
function revealActive(strip: HTMLElement): void {
  const active = strip.querySelector('[data-state="active"]');
  if (active === null) return;
  const outer = strip.getBoundingClientRect();
  const inner = active.getBoundingClientRect();
  const room = 40; /* px, the width of the fade */
  if (inner.left < outer.left + room) strip.scrollLeft += inner.left - outer.left - room;
  else if (inner.right > outer.right - room) strip.scrollLeft += inner.right - outer.right + room;
}
