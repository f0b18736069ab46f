import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { WayArrow } from '../carousel/way-arrow.tsx';
import { useRail } from './use-rail.ts';

export interface ScrollRailProps extends ComponentProps<'div'> {
  /** Names the group of controls. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Buttons or links; what is pressed or current is brought into view at first. */
  children: ReactNode;
}

/** A row of choices that scrolls sideways: by finger, by Tab, and by arrows where there is a mouse and more than fits. */
export function ScrollRail({ label, previousLabel, nextLabel, className, children, ...rest }: ScrollRailProps) {
  const { row, canGoBack, canGoOn, move } = useRail();
  return (
    <div data-slot="scroll-rail" className={cn('flex min-w-0 items-center gap-2', className)} {...rest}>
      <div
        ref={row}
        role="group"
        aria-label={label}
        className={cn(
          '-m-1 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-md:-mx-(--q-gutter) max-md:px-(--q-gutter)',
          canGoOn &&
            'md:[mask:linear-gradient(90deg,black_calc(100%-3rem),transparent)] md:rtl:[mask:linear-gradient(270deg,black_calc(100%-3rem),transparent)]',
        )}
      >
        {children}
      </div>
      {(canGoBack || canGoOn) && (
        <div className="flex flex-none gap-1.5 max-md:hidden">
          <WayArrow label={previousLabel} isOn={canGoBack} onClick={() => move(-1)}>
            <ChevronLeftIcon className="rtl:-scale-x-100" />
          </WayArrow>
          <WayArrow label={nextLabel} isOn={canGoOn} onClick={() => move(1)}>
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </WayArrow>
        </div>
      )}
    </div>
  );
}
