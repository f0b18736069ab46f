import { cn } from '../../class-names/class-names.ts';
import type { ChartPoint } from './chart-model.ts';
import type { PlotGeometry } from './plot-geometry.ts';
import { labelledPoints } from './chart-scale.ts';

interface ValueAxisProps {
  ticks: readonly { value: number; y: number }[];
  format: (value: number) => string;
  height: number;
}

/** Values beside the grid, each in the direction of its own letters; the column is as wide as the longest one, whatever the language. */
export function ValueAxis({ ticks, format, height }: ValueAxisProps) {
  return (
    <div aria-hidden="true" className="tnum relative grid text-end whitespace-nowrap" style={{ height }}>
      {ticks.map((tick) => (
        <span key={tick.value} className="invisible h-0">
          <bdi>{format(tick.value)}</bdi>
        </span>
      ))}
      {ticks.map((tick) => (
        <span key={tick.value} className="absolute end-0 -translate-y-1/2" style={{ top: tick.y }}>
          <bdi>{format(tick.value)}</bdi>
        </span>
      ))}
    </div>
  );
}

interface PointAxisProps {
  points: readonly ChartPoint[];
  geometry: PlotGeometry;
  /** Labels at the ends lie inside the plot instead of being centred on their point. */
  keepInside: boolean;
}

/** Labels of as many points as there is room for, each in the direction of its own letters. */
export function PointAxis({ points, geometry: { x, width, textScale }, keepInside }: PointAxisProps) {
  const shown = labelledPoints(
    points.map((point) => point.label),
    width / textScale,
  );
  const last = points.length - 1;
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-4">
      {shown.map((index) => (
        <span
          key={points[index]?.key}
          className={cn(
            'absolute whitespace-nowrap',
            keepInside && last > 0 && index === 0
              ? ''
              : keepInside && last > 0 && index === last
                ? '-translate-x-full'
                : '-translate-x-1/2',
          )}
          style={{ insetInlineStart: x(index) }}
        >
          <bdi>{points[index]?.label}</bdi>
        </span>
      ))}
    </div>
  );
}
