import type { ReactNode } from 'react';
import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { SliderTrack, type SliderMark } from './slider-track.tsx';

export interface SliderProps extends FieldTexts {
  value: number;
  /** While the thumb moves. */
  onValueChange: (value: number) => void;
  /** When it comes to rest: the moment to ask a server. */
  onValueCommit?: ((value: number) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  marks?: readonly SliderMark[] | undefined;
  /** How a value is written, for instance with a unit; also what assistive technology says. */
  formatValue?: ((value: number) => string) | undefined;
  bubble?: 'active' | 'always' | 'never' | undefined;
  /** What the two ends stand for, over the line: more of one is less of the other. */
  minLabel?: ReactNode | undefined;
  maxLabel?: ReactNode | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A number that matters less exactly than its place between two ends. */
export function Slider({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  value,
  onValueChange,
  onValueCommit,
  step = 1,
  formatValue = String,
  minLabel,
  maxLabel,
  id,
  className,
  ...track
}: SliderProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const { 'aria-required': _, ...thumb } = control;
  const labelId = `${ids.controlId}-label`;
  const named = <span id={labelId}>{label}</span>;
  return (
    <Field {...ids} {...{ labelHidden, labelEnd, hint, error, required, className }} label={named} data-slot="slider">
      {(minLabel !== undefined || maxLabel !== undefined) && <SliderEnds {...{ minLabel, maxLabel }} />}
      <SliderTrack
        {...track}
        {...{ step, formatValue }}
        values={[value]}
        onValuesChange={([next]) => next !== undefined && onValueChange(next)}
        onValuesCommit={([next]) => next !== undefined && onValueCommit?.(next)}
        thumbs={[{ ...thumb, 'aria-labelledby': labelId }]}
      />
    </Field>
  );
}

/* The ends stand where the smallest and the largest value are: the same in every script. */
function SliderEnds({ minLabel, maxLabel }: { minLabel: ReactNode; maxLabel: ReactNode }) {
  return (
    <div dir="ltr" className="flex justify-between gap-3 text-xs text-fg-3 [&_b]:font-semibold [&_b]:text-fg">
      <bdi className="tnum">{minLabel}</bdi>
      <bdi className="tnum">{maxLabel}</bdi>
    </div>
  );
}
