import type { ReactNode } from 'react';
import { useIsNarrow } from '../../media/use-media-query.ts';
import { cn } from '../../class-names/class-names.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { ClearButton, SlipBody, SlipCount, SlipFoot, type BetSlipContent } from './bet-slip-parts.tsx';

export interface BetSlipSheetProps extends BetSlipContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  /** On the pill after the title: the sum, or the price of the combination. */
  pillEnd?: ReactNode | undefined;
  className?: string | undefined;
}

/**
 * The slip of small screens: a pill above the tab bar that counts the bets, and a sheet from below that it opens;
 * from 768 px on the sheet comes from the end side. The pill is not there while there is no bet.
 */
export function BetSlipSheet({
  open,
  onOpenChange,
  closeLabel,
  pillEnd,
  title,
  className,
  ...content
}: BetSlipSheetProps) {
  const isNarrow = useIsNarrow();
  const { count } = content;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side={isNarrow ? 'bottom' : 'end'}
      closeLabel={closeLabel}
      title={
        <span className="flex items-center gap-2.5">
          {title}
          <SlipCount count={count} />
        </span>
      }
      trigger={
        <button
          type="button"
          data-slot="bet-slip-pill"
          hidden={count === 0}
          className={cn(
            'fixed start-1/2 bottom-[calc(var(--q-tabbar-h)+0.75rem+env(safe-area-inset-bottom))] z-(--q-z-tabbar) h-12 -translate-x-1/2 animate-pop-in items-center gap-2.5 rounded-full bg-fg px-5 font-semibold whitespace-nowrap text-fg-inverse shadow-3 focus-ring md:bottom-6 lg:hidden rtl:translate-x-1/2',
            count > 0 && 'flex',
            className,
          )}
        >
          {title}
          <SlipCount count={count} />
          {pillEnd !== undefined && <span className="tnum border-s border-current/25 ps-2.5">{pillEnd}</span>}
        </button>
      }
      footer={count > 0 ? <SlipFoot {...content} /> : undefined}
    >
      {count > 0 && (
        <div className="-mt-1 mb-2 flex justify-end">
          <ClearButton {...content} />
        </div>
      )}
      <div className="-mx-4">
        <SlipBody {...content} />
      </div>
    </Sheet>
  );
}
