import { CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CalendarWords } from '../calendar/calendar-texts.ts';
import type { Day } from '../calendar/day.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { writeInput } from './write-input.ts';

/* A form with a date is not made heavier by a calendar that few people open. */
const Calendar = lazy(() => import('../calendar/calendar.tsx').then((module) => ({ default: module.Calendar })));

export interface DatePopoverOptions {
  /** Names the button and the panel. */
  label: string;
  /** BCP 47. */
  locale: string;
  words: CalendarWords;
  /** Today in the site's time zone. */
  today: Day;
  /** `choice` lets the month and the year be chosen: for days that lie far back. */
  captions?: 'plain' | 'choice' | undefined;
}

interface DatePopoverProps extends DatePopoverOptions {
  min?: Day | undefined;
  max?: Day | undefined;
  disabled: boolean;
}

/** The button in a date's well, and the calendar behind it. */
export function DatePopover({ label, disabled, ...calendar }: DatePopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<Day>('');
  const input = () => trigger.current?.closest('[data-slot="field-control"]')?.querySelector('input');
  return (
    <Popover
      label={label}
      align="end"
      open={open}
      onOpenChange={(wanted) => {
        setValue(input()?.value ?? '');
        setOpen(wanted);
      }}
      trigger={
        <IconButton ref={trigger} size="sm" label={label} disabled={disabled} className="pointer-coarse:hidden">
          <CalendarIcon />
        </IconButton>
      }
    >
      <Suspense fallback={<Skeleton className="h-[19.5rem] w-[17.5rem]" />}>
        <Calendar
          {...calendar}
          autoFocus
          value={value}
          onValueChange={(day) => {
            const target = input();
            if (target) writeInput(target, day);
            setOpen(false);
          }}
        />
      </Suspense>
    </Popover>
  );
}
