import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
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
          <RailArrow label={previousLabel} isOn={canGoBack} onClick={() => move(-1)}>
            <ChevronLeftIcon className="rtl:-scale-x-100" />
          </RailArrow>
          <RailArrow label={nextLabel} isOn={canGoOn} onClick={() => move(1)}>
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </RailArrow>
        </div>
      )}
    </div>
  );
}

interface RailArrowProps {
  label: string;
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

/* An arrow at the end of the way keeps the focus, so that the keyboard is not thrown to the top of the page. */
function RailArrow({ label, isOn, onClick, children }: RailArrowProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={!isOn || undefined}
      onClick={isOn ? onClick : undefined}
      className="size-[2.125rem] rounded-[9px] bg-raised"
    >
      {children}
    </Button>
  );
}
