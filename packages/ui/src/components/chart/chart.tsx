import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { ChartLegend } from './chart-legend.tsx';
import { drawnSeries, type ChartData, type DrawnSeries } from './chart-model.ts';
import { ChartTable } from './chart-table.tsx';

export type { ChartData, ChartPoint, ChartSeries } from './chart-model.ts';

/** What every chart takes besides its figures. */
export interface ChartLook {
  /** The button that switches between picture and table. */
  tableLabel: string;
  chartLabel: string;
  /** Height of the picture in px, the axis included; the table has the same. */
  height?: number | undefined;
  /** Shown when there is no point. */
  empty?: ReactNode | undefined;
  /** Hatches the fills besides colouring them. */
  patterned?: boolean | undefined;
}

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'>, ChartLook, ChartData {
  /** The picture, of the height it is given. */
  children: (series: readonly DrawnSeries[], height: number) => ReactNode;
}

/** What all charts share: the legend, the picture or its table, and the button between them. */
export function Chart(props: ChartProps) {
  const { label, xLabel, points, series, otherLabel, formatValue, formatTick: _, ...look } = props;
  const { tableLabel, chartLabel, height = 220, empty, patterned = false, children, className, ...rest } = look;
  const [asTable, setAsTable] = useState(false);
  if (points.length === 0) return <>{empty}</>;
  const drawn = drawnSeries(series, otherLabel);
  return (
    <figure data-slot="chart" className={cn('grid min-w-0 content-start gap-3', className)} {...rest}>
      <ChartLegend series={drawn} patterned={patterned} />
      {asTable ? (
        <ChartTable {...{ label, xLabel, points, formatValue, height }} series={drawn} />
      ) : (
        children(drawn, height)
      )}
      <button
        type="button"
        onClick={() => setAsTable(!asTable)}
        className="-my-1 justify-self-end rounded-xs py-1 text-xs font-semibold text-accent-text hover:underline focus-ring pointer-coarse:py-3.5"
      >
        {asTable ? chartLabel : tableLabel}
      </button>
    </figure>
  );
}
