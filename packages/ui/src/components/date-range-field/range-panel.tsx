import { useState, type ReactNode } from 'react';
import { RangeCalendar, type DayRange } from '../calendar/calendar.tsx';
import { formatDays } from '../calendar/calendar-locale.ts';
import { monthStart, type Day } from '../calendar/day.ts';
import type { CalendarOptions } from '../calendar/use-calendar.ts';
import { Chip } from '../chip/chip.tsx';
import { FieldMessage } from '../field/field.tsx';
import { isSameRange } from './date-presets.ts';

export interface DatePreset {
  label: string;
  range: DayRange;
}

/** A range under way: the last day is still to be chosen. */
export interface RangeDraft {
  from: Day;
  to?: Day | undefined;
}

interface RangePanelProps extends CalendarOptions {
  presets: readonly DatePreset[];
  presetsLabel: string;
  draft: RangeDraft | undefined;
  onDraftChange: (draft: RangeDraft) => void;
  problem: ReactNode;
  problemId: string;
  /** Sums up the range: "21 días". */
  countText: string | undefined;
  narrow: boolean;
}

/** Presets, months and what is chosen so far. */
export function RangePanel({
  presets,
  presetsLabel,
  draft,
  onDraftChange,
  problem,
  problemId,
  countText,
  narrow,
  ...calendar
}: RangePanelProps) {
  const complete = draft?.to === undefined ? undefined : { from: draft.from, to: draft.to };
  const monthCount = narrow ? 1 : 2;
  /* the months jump to a preset, but never under the pointer that chooses days */
  const [shown, setShown] = useState({ day: draft?.to ?? draft?.from ?? calendar.today, jumps: 0 });
  return (
    <div className="grid gap-4 md:grid-cols-[auto_1fr]">
      {presets.length > 0 && (
        <ul
          aria-label={presetsLabel}
          className="-m-1 flex gap-2 overflow-x-auto p-1 md:flex-col md:overflow-visible md:border-e md:border-line md:pe-4"
        >
          {presets.map(({ label, range }) => (
            <li key={label}>
              <Chip
                pressed={isSameRange(range, complete)}
                onPressedChange={() => {
                  onDraftChange(range);
                  setShown({ day: range.to, jumps: shown.jumps + 1 });
                }}
                className="md:h-(--q-control-sm) md:w-full md:justify-start md:rounded-md md:bg-transparent md:shadow-none md:hover:bg-surface-3 md:aria-pressed:bg-accent-soft md:aria-pressed:text-accent-text"
              >
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="grid content-start justify-items-center gap-3">
        <RangeCalendar
          key={shown.jumps}
          {...calendar}
          monthCount={monthCount}
          startMonth={monthStart(shown.day, 1 - monthCount)}
          value={draft}
          onValueChange={onDraftChange}
        />
        <div className="grid min-h-9 content-start gap-1 justify-self-stretch text-sm">
          {draft !== undefined && (
            <p className="flex flex-wrap justify-between gap-x-4 text-fg-2">
              <bdi className="font-semibold text-fg tnum">
                {formatDays(calendar.locale, draft.from, draft.to ?? draft.from)}
              </bdi>
              <span className="tnum">{countText}</span>
            </p>
          )}
          <FieldMessage id={problemId} error={problem} />
        </div>
      </div>
    </div>
  );
}
