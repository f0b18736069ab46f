import { cn } from '../../class-names/class-names.ts';
import { ValueText } from './chart-table.tsx';
import type { ChartData, DrawnSeries } from './chart-model.ts';
import { Swatch } from './swatch.tsx';

interface ChartCalloutProps extends Pick<ChartData, 'points' | 'formatValue'> {
  series: readonly DrawnSeries[];
  index: number;
  /** px from the start of a plot of `width` px. */
  x: number;
  width: number;
  /** px between the point and the callout beside it, so that the marks stay in view. */
  distance: number;
  patterned: boolean;
}

/* Below this width there is no room beside the cross hair: the callout lies over it and keeps inside the plot. */
const besideMinWidth = 480;

/** Everything that is to be read at the point under the pointer or the keyboard, in full. */
export function ChartCallout({ points, series, index, x, width, distance, formatValue, patterned }: ChartCalloutProps) {
  const point = points[index];
  const share = `${(x / width) * 100}%`;
  const beside = width >= besideMinWidth;
  const place = !beside
    ? { insetInlineStart: share, translate: `-${share}` }
    : x > width / 2
      ? { insetInlineEnd: width - x + distance }
      : { insetInlineStart: x + distance };
  const [drawn, listed] = [
    series.filter((one) => one.look !== 'listed'),
    series.filter((one) => one.look === 'listed'),
  ];
  return (
    <div
      aria-hidden="true"
      style={place}
      className="pointer-events-none absolute top-1 z-1 min-w-40 rounded-lg bg-overlay px-3 py-2.5 text-xs text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] forced-colors:border"
    >
      <p className="mb-1 text-fg-3">
        <bdi>{point?.title ?? point?.label}</bdi>
      </p>
      {[...drawn, ...listed].map((one) => (
        <p
          key={one.key}
          className={cn(
            'flex items-center gap-2 py-0.5 whitespace-nowrap',
            one === listed[0] && drawn.length > 0 && 'mt-1 border-t border-line pt-1.5',
          )}
        >
          {one.look !== 'listed' && <Swatch series={one} patterned={patterned} />}
          <span className="flex-1 pe-3">
            <bdi>{one.label}</bdi>
          </span>
          <b className={cn('font-semibold text-fg', one.look === 'listed' && movementClass(one.values[index]))}>
            <ValueText value={one.values[index]} format={formatValue} />
          </b>
        </p>
      ))}
    </div>
  );
}

/* Differences are gains or losses; nothing else has these colours. */
function movementClass(value: number | null | undefined): string {
  if (value === null || value === undefined || value === 0) return '';
  return value > 0 ? 'text-(--q-chart-up)' : 'text-(--q-chart-down)';
}
