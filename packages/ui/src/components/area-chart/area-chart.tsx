import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import type { ChartPoint } from './chart-geometry.ts';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';

export type { ChartPoint } from './chart-geometry.ts';

export interface AreaChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The course in a sentence: what it shows, from where to where. */
  label: string;
  /** Heads of the table view, and the name of the series. */
  xLabel: string;
  seriesLabel: string;
  points: readonly ChartPoint[];
  /** Writes a value in full. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, short. */
  formatTick: (value: number) => string;
  /** The button that switches between picture and table. */
  tableLabel: string;
  chartLabel: string;
  /** Height of the plot in px. */
  height?: number | undefined;
  /** Shown when there is no point. */
  empty?: ReactNode | undefined;
}

/** The course of one figure over time. Arrow keys walk through the points; the table has the same figures. */
export function AreaChart({
  label,
  xLabel,
  seriesLabel,
  points,
  formatValue,
  formatTick,
  tableLabel,
  chartLabel,
  height = 220,
  empty,
  className,
  ...rest
}: AreaChartProps) {
  const [asTable, setAsTable] = useState(false);
  if (points.length === 0) return <>{empty}</>;
  return (
    <figure data-slot="area-chart" className={cn('grid min-w-0 gap-2', className)} {...rest}>
      <div>
        {asTable ? (
          <ChartTable label={label} {...{ xLabel, seriesLabel, points, formatValue, height }} />
        ) : (
          <ChartPlot label={label} {...{ points, formatValue, formatTick, height, seriesLabel }} />
        )}
      </div>
      <button
        type="button"
        onClick={() => setAsTable(!asTable)}
        className="justify-self-end rounded-xs py-1 text-xs pointer-coarse:py-3.5 font-semibold text-accent-text hover:underline focus-ring"
      >
        {asTable ? chartLabel : tableLabel}
      </button>
    </figure>
  );
}
