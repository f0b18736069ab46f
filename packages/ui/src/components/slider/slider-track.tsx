import * as Radix from '@radix-ui/react-slider';
import { cn } from '../../class-names/class-names.ts';

export interface SliderMark {
  value: number;
  /** Short words under the mark. */
  label?: string | undefined;
}

export interface SliderTrackProps {
  /** One number for each thumb, in ascending order. */
  values: readonly number[];
  onValuesChange: (values: number[]) => void;
  onValuesCommit?: ((values: number[]) => void) | undefined;
  min: number;
  max: number;
  step: number;
  /** The least distance between two thumbs, in steps. */
  stepsBetween?: number | undefined;
  marks?: readonly SliderMark[] | undefined;
  /** How a value is written: in the bubble and for assistive technology. */
  formatValue: (value: number) => string;
  /** Shows the value over the thumb: while it is used, or at all times. */
  bubble?: 'active' | 'always' | 'never' | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Aria attributes of each thumb. */
  thumbs: readonly {
    id?: string | undefined;
    'aria-labelledby': string;
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: boolean | undefined;
  }[];
  className?: string | undefined;
}

/** The line, its filled part, marks and thumbs. Small values stand at the left in every script, as on a scale. */
export function SliderTrack({
  values,
  onValuesChange,
  onValuesCommit,
  min,
  max,
  step,
  stepsBetween = 0,
  marks = [],
  formatValue,
  bubble = 'active',
  disabled = false,
  name,
  thumbs,
  className,
}: SliderTrackProps) {
  const shareOf = (value: number) => (value - min) / (max - min);
  return (
    <div
      dir="ltr"
      className={cn('@container', bubble === 'always' && 'pt-8', marks.some((mark) => mark.label) && 'pb-5', className)}
    >
      <Radix.Root
        data-slot="slider-track"
        dir="ltr"
        value={[...values]}
        onValueChange={onValuesChange}
        {...(onValuesCommit ? { onValueCommit: onValuesCommit } : {})}
        {...(name === undefined ? {} : { name })}
        {...{ min, max, step, disabled }}
        minStepsBetweenThumbs={stepsBetween}
        className="relative flex h-6 w-full touch-none items-center select-none data-disabled:opacity-55 max-md:h-11"
      >
        <Radix.Track className="relative h-1.5 w-full grow cursor-pointer overflow-hidden rounded-full bg-surface-4 forced-colors:border forced-colors:border-[CanvasText]">
          <Radix.Range className="absolute h-full rounded-full bg-plume forced-colors:bg-[Highlight]" />
        </Radix.Track>
        {marks.map((mark) => (
          <Mark key={mark.value} mark={mark} at={shareOf(mark.value)} />
        ))}
        {thumbs.map((thumb, index) => (
          <Radix.Thumb
            key={index}
            {...thumb}
            aria-valuetext={formatValue(values[index] ?? min)}
            className="group block size-5 cursor-grab rounded-full bg-fg shadow-2 outline-offset-2 transition-transform duration-(--q-dur-instant) before:absolute before:-inset-3 focus-ring active:scale-110 active:cursor-grabbing aria-invalid:ring-2 aria-invalid:ring-danger-text data-disabled:cursor-not-allowed forced-colors:bg-[ButtonText]"
          >
            {bubble !== 'never' && (
              <output
                aria-hidden="true"
                style={{ translate: keptOverLine(shareOf(values[index] ?? min)) }}
                className={cn(
                  'pointer-events-none absolute bottom-[calc(100%+0.5rem)] start-1/2 w-max max-w-[100cqi] rounded-[8px] bg-fg px-2 py-0.5 text-center text-xs font-semibold tnum text-fg-inverse transition-opacity duration-(--q-dur-fast)',
                  bubble === 'active' && 'opacity-0 group-focus-visible:opacity-100 group-active:opacity-100',
                )}
              >
                {formatValue(values[index] ?? min)}
              </output>
            )}
          </Radix.Thumb>
        ))}
      </Radix.Root>
    </div>
  );
}

/** Where the middle of a thumb stands: the track's ends lie half a thumb inside of the root. */
const thumbAt = (share: number, root: '100%' | '100cqi') => `calc(0.625rem + ${share} * (${root} - 1.25rem))`;

/** What moves words from the middle of a thumb to the middle over it, or as near to that as keeps them over the line. */
function keptOverLine(share: number): string {
  const middle = thumbAt(share, '100cqi');
  return `clamp(-1 * ${middle}, -50%, 100cqi - ${middle} - 100%)`;
}

function Mark({ mark, at }: { mark: SliderMark; at: number }) {
  const offset = thumbAt(at, '100%');
  return (
    <span
      aria-hidden="true"
      style={{ insetInlineStart: offset }}
      className="pointer-events-none absolute top-1/2 size-1 -translate-x-1/2 -translate-y-1/2 rounded-full bg-fg-3"
    >
      {mark.label !== undefined && (
        <bdi className="absolute top-3.5 start-1/2 -translate-x-1/2 text-2xs font-medium tnum whitespace-nowrap text-fg-3">
          {mark.label}
        </bdi>
      )}
    </span>
  );
}
