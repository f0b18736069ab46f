import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { chartColor, seriesMax } from '../chart/chart-model.ts';
import { Swatch } from '../chart/swatch.tsx';
import { Num } from '../num/num.tsx';

export interface BarStackPart {
  key: string;
  label: string;
  /** Nothing below zero has a share; it counts as zero. */
  value: number;
}

export interface BarStackProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list for assistive technology. */
  label: string;
  /** The largest first. */
  parts: readonly BarStackPart[];
  /** The name of what is left when there are more than six parts. */
  otherLabel?: string | undefined;
  /** Writes a value short, for the row. */
  formatValue: (value: number) => string;
  /** Writes it in full, for the tooltip; as in the row unless given. */
  formatFull?: ((value: number) => string) | undefined;
  /** Writes a share from 0 to 1. */
  formatShare: (share: number) => string;
}

/** Parts of a whole: one bar for all of them, then a row each with its value and share. */
export function BarStack(props: BarStackProps) {
  const {
    label,
    parts,
    otherLabel = '',
    formatValue,
    formatFull = formatValue,
    formatShare,
    className,
    ...rest
  } = props;
  const shown = foldedParts(parts, otherLabel);
  const total = shown.reduce((sum, part) => sum + part.value, 0);
  const most = Math.max(0, ...shown.map((part) => part.value));
  return (
    <div data-slot="bar-stack" className={cn('grid min-w-0 gap-2', className)} {...rest}>
      <div aria-hidden="true" className="flex h-3.5 gap-0.5 overflow-hidden rounded-xs bg-surface-3">
        {shown.map(
          (part, place) => part.value > 0 && <Fill key={part.key} place={place} size={part.value / total} grow />,
        )}
      </div>
      <ul aria-label={label} className="grid grid-cols-[minmax(0,auto)_minmax(2.5rem,1fr)_auto_auto] gap-x-3 text-sm">
        {shown.map((part, place) => (
          <li
            key={part.key}
            title={`${part.label}: ${formatFull(part.value)}`}
            className="col-span-full grid min-h-9 grid-cols-subgrid items-center"
          >
            <span className="flex min-w-0 items-center gap-2 text-fg-2">
              <Swatch series={{ look: 'solid', color: chartColor(place), place }} patterned={false} />
              <span className="truncate">{part.label}</span>
            </span>
            <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-xs bg-surface-3">
              <Fill place={place} size={most === 0 ? 0 : part.value / most} />
            </span>
            <Num className="tnum min-w-16 text-end font-semibold text-fg">{formatValue(part.value)}</Num>
            <Num className="tnum min-w-12 text-end text-fg-3">{formatShare(total === 0 ? 0 : part.value / total)}</Num>
          </li>
        ))}
      </ul>
    </div>
  );
}

/* A drawn rectangle: forced colours leave it alone, which they would not do with a background. */
function Fill({ place, size, grow = false }: { place: number; size: number; grow?: boolean }) {
  return (
    <svg
      className={cn('block h-full', !grow && 'rounded-xs')}
      style={grow ? { flex: `${size} 1 0` } : { width: `${size * 100}%` }}
    >
      <rect width="100%" height="100%" fill={chartColor(place)} />
    </svg>
  );
}

function foldedParts(parts: readonly BarStackPart[], otherLabel: string): BarStackPart[] {
  const positive = parts.map((part) => ({ ...part, value: Math.max(0, part.value) }));
  if (positive.length <= seriesMax) return positive;
  const rest = positive.slice(seriesMax - 1).reduce((sum, part) => sum + part.value, 0);
  return [...positive.slice(0, seriesMax - 1), { key: 'other', label: otherLabel, value: rest }];
}
