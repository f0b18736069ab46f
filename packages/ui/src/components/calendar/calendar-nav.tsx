import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDayPicker, type ChevronProps, type NavProps } from 'react-day-picker';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Back at the start and on at the end of the caption's line, whatever the number of months. */
export function CalendarNav({ onPreviousClick, onNextClick, previousMonth, nextMonth }: NavProps) {
  const { labels } = useDayPicker();
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-between *:pointer-events-auto">
      <Step
        label={labels.labelPrevious(previousMonth)}
        possible={previousMonth !== undefined}
        onClick={onPreviousClick}
      >
        <ChevronLeftIcon className="rtl:-scale-x-100" />
      </Step>
      <Step label={labels.labelNext(nextMonth)} possible={nextMonth !== undefined} onClick={onNextClick}>
        <ChevronRightIcon className="rtl:-scale-x-100" />
      </Step>
    </div>
  );
}

/* Stays a stop for the keyboard at the ends, so that the focus is not lost on the last press. */
function Step({ possible, onClick, ...rest }: ComponentProps<typeof IconButton> & { possible: boolean }) {
  return (
    <IconButton
      variant="outline"
      size="sm"
      aria-disabled={!possible || undefined}
      onClick={possible ? onClick : undefined}
      {...rest}
    />
  );
}

/** The arrow beside the month and the year when these can be chosen. */
export function CalendarChevron({ className }: ChevronProps) {
  return <ChevronDownIcon className={className} />;
}
