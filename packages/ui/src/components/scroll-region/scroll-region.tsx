import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface ScrollRegionProps extends ComponentProps<'section'> {
  /** Names the region for assistive technology. */
  label: string;
}

/**
 * Content that scrolls inside itself; the focus can rest on it as soon as something lies out of sight, so that the arrow keys
 * scroll.
 */
export function ScrollRegion({ label, className, ref, ...rest }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  const overflows = useOverflows(region);
  return (
    <section
      ref={region}
      data-slot="scroll-region"
      aria-label={label}
      // WCAG 2.1.1: a keyboard must reach what scrolls.
      tabIndex={overflows ? 0 : undefined}
      className={cn('overflow-auto -outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring', className)}
      {...rest}
    />
  );
}

/* Whether something lies out of sight. Looks again at each render: what is watched are the children that there are. */
function useOverflows(region: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    // Layout rounds: less than two pixels are nothing to scroll for.
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
    );
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  });
  return overflows;
}
