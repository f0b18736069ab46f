import { Chart, type ChartData, type ChartLook } from '../chart/chart.tsx';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { chartScale } from '../chart/chart-scale.ts';
import { LineMarks } from '../chart/line-marks.tsx';
import { plotValues } from '../chart/plot-values.ts';

export type { ChartPoint, ChartSeries } from '../chart/chart.tsx';

export interface AreaChartProps extends ChartData, ChartLook {
  className?: string | undefined;
}

/**
 * The course of one figure over time, on a fill; further series are lines over it, a `dashed` one is the period before.
 * Arrow keys walk through the points; the table has the same figures.
 */
export function AreaChart(props: AreaChartProps) {
  return (
    <Chart data-slot="area-chart" {...props}>
      {(drawn, height) => (
        <ChartPlot
          {...props}
          drawn={drawn}
          height={height}
          placement="edge"
          scale={chartScale(plotValues(drawn))}
          marks={(geometry) => <LineMarks series={drawn} geometry={geometry} filled />}
        />
      )}
    </Chart>
  );
}
