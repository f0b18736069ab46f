import { Field, useFieldWiring, type FieldTexts } from '../field/field.tsx';
import { Num } from '../num/num.tsx';
import { SliderTrack, type SliderMark } from '../slider/slider-track.tsx';

export interface RangeSliderProps extends FieldTexts {
  /** The lower and the upper value. */
  value: readonly [from: number, to: number];
  /** While a thumb moves. */
  onValueChange: (value: [from: number, to: number]) => void;
  /** When it comes to rest: the moment to ask a server. */
  onValueCommit?: ((value: [from: number, to: number]) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** The least distance between the two, in steps. */
  stepsBetween?: number | undefined;
  marks?: readonly SliderMark[] | undefined;
  /** How a value is written, for instance with a unit; also what assistive technology says. */
  formatValue?: ((value: number) => string) | undefined;
  bubble?: 'active' | 'always' | 'never' | undefined;
  /** Names of the two thumbs, each said after the label. */
  thumbLabels: readonly [from: string, to: string];
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A span between two values of a scale, such as the least and the greatest odds to show. */
export function RangeSlider({
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
  thumbLabels,
  id,
  className,
  ...track
}: RangeSliderProps) {
  const { control, ...ids } = useFieldWiring(id, { hint, error, required });
  const labelId = `${ids.controlId}-label`;
  const thumbs = (['from', 'to'] as const).map((end) => ({
    id: end === 'from' ? control.id : `${control.id}-to`,
    'aria-labelledby': `${labelId} ${labelId}-${end}`,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
  }));
  return (
    <Field
      {...ids}
      {...{ labelHidden, hint, error, required, className }}
      label={<span id={labelId}>{label}</span>}
      labelEnd={labelEnd ?? <Num>{value.map(formatValue).join(' – ')}</Num>}
      data-slot="range-slider"
    >
      <span hidden id={`${labelId}-from`}>
        {thumbLabels[0]}
      </span>
      <span hidden id={`${labelId}-to`}>
        {thumbLabels[1]}
      </span>
      <SliderTrack
        {...track}
        {...{ step, formatValue, thumbs }}
        values={value}
        onValuesChange={(next) => onValueChange(asPair(next))}
        onValuesCommit={(next) => onValueCommit?.(asPair(next))}
      />
    </Field>
  );
}

function asPair([from = 0, to = from]: number[]): [from: number, to: number] {
  return [from, to];
}
