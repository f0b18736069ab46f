import { useState, type ReactElement, type ReactNode } from 'react';
import type { CalendarWords, Day, DayRange } from '../calendar/calendar.tsx';
import { formatDays } from '../calendar/calendar-locale.ts';
import { dayCount } from '../calendar/day.ts';
import { cn } from '../../class-names/class-names.ts';
import { useIsNarrow } from '../../media/use-media-query.ts';
import { Button } from '../button/button.tsx';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { Popover } from '../popover/popover.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { isSameRange } from './date-presets.ts';
import { RangePanel, type DatePreset, type RangeDraft } from './range-panel.tsx';
import { RangeTrigger } from './range-trigger.tsx';

export { presetRanges, type DatePresetName } from './date-presets.ts';
export type { DatePreset } from './range-panel.tsx';
export { dayOf, type Day, type DayRange } from '../calendar/day.ts';

export interface DateRangeWords extends CalendarWords {
  /** Names the panel. */
  title: string;
  /** Names the list of presets. */
  presets: string;
  apply: string;
  cancel: string;
  /** Closes the sheet on small screens. */
  close: string;
  /** Sums up a range: "21 días". */
  dayCount?: ((count: number) => string) | undefined;
  /** Why a range is too long; needed with `dayCountMax`. */
  tooLong?: string | undefined;
}

export interface DateRangeFieldProps extends FieldTexts {
  /** Absent when nothing is chosen. Both days belong to the range. */
  value: DayRange | undefined;
  onValueChange: (value: DayRange) => void;
  words: DateRangeWords;
  /** BCP 47. */
  locale: string;
  /** Today in the site's time zone; `dayOf` tells it. */
  today: Day;
  /** Made from `presetRanges` and words of the site. */
  presets?: readonly DatePreset[] | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  /** The longest range. */
  dayCountMax?: number | undefined;
  /** A well as in a form, or a button as in a toolbar; the button shows its label to assistive technology only. */
  look?: 'field' | 'button' | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A span of days: a preset or two presses in the calendar, taken over only by the button that applies it. */
export function DateRangeField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  value,
  onValueChange,
  words,
  locale,
  today,
  presets = [],
  min,
  max,
  dayCountMax,
  look = 'field',
  placeholder,
  disabled = false,
  id,
  className,
}: DateRangeFieldProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const labelId = `${ids.controlId}-label`;
  const narrow = useIsNarrow();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<RangeDraft | undefined>(value);
  const toggle = (wanted: boolean) => {
    setDraft(value);
    setOpen(wanted);
  };
  const complete = draft?.to === undefined ? undefined : { from: draft.from, to: draft.to };
  const count = complete && dayCount(complete);
  const tooLong = count !== undefined && dayCountMax !== undefined && count > dayCountMax;
  const apply = () => {
    if (complete === undefined || tooLong) return;
    onValueChange(complete);
    setOpen(false);
  };
  const preset = value && presets.find(({ range }) => isSameRange(range, value));
  const trigger = (
    <RangeTrigger
      {...{ control, labelId, look, disabled, placeholder }}
      text={preset?.label ?? (value && formatDays(locale, value.from, value.to))}
    />
  );
  const panel = (
    <RangePanel
      {...{ presets, draft, locale, today, min, max, words, narrow }}
      presetsLabel={words.presets}
      onDraftChange={setDraft}
      problem={tooLong ? words.tooLong : undefined}
      problemId={`${ids.controlId}-problem`}
      countText={count === undefined ? undefined : words.dayCount?.(count)}
    />
  );
  const actions = (
    <>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        {words.cancel}
      </Button>
      <Button
        aria-disabled={complete === undefined || tooLong || undefined}
        aria-describedby={tooLong ? `${ids.controlId}-problem` : undefined}
        onClick={apply}
      >
        {words.apply}
      </Button>
    </>
  );
  const frame = { trigger, panel, actions, words, open, toggle };
  return (
    <Field
      {...ids}
      {...{ labelEnd, hint, error, required }}
      // A button is no wider than its room, however long its words are.
      className={cn(look === 'button' && 'grid-cols-[minmax(0,1fr)]', className)}
      labelHidden={labelHidden === true || look === 'button'}
      label={<span id={labelId}>{label}</span>}
      data-slot="date-range-field"
    >
      {narrow ? <InSheet {...frame} /> : <InPopover {...frame} />}
    </Field>
  );
}

interface FrameProps {
  trigger: ReactElement;
  panel: ReactNode;
  actions: ReactNode;
  words: DateRangeWords;
  open: boolean;
  toggle: (open: boolean) => void;
}

function InSheet({ trigger, panel, actions, words, open, toggle }: FrameProps) {
  return (
    <Sheet
      trigger={trigger}
      open={open}
      onOpenChange={toggle}
      title={words.title}
      closeLabel={words.close}
      footer={<div className="flex gap-2.5 *:flex-1">{actions}</div>}
    >
      {panel}
    </Sheet>
  );
}

function InPopover({ trigger, panel, actions, words, open, toggle }: FrameProps) {
  return (
    <Popover trigger={trigger} open={open} onOpenChange={toggle} label={words.title}>
      {panel}
      <div className="mt-3 flex justify-end gap-2.5 border-t border-line pt-4">{actions}</div>
    </Popover>
  );
}
