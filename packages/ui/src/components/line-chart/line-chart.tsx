import { Chart, type ChartData, type ChartLook } from '../chart/chart.tsx';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { chartScale } from '../chart/chart-scale.ts';
import { LineMarks } from '../chart/line-marks.tsx';
import { plotValues } from '../chart/plot-values.ts';
import { EndLabels } from './end-labels.tsx';

export type { ChartPoint, ChartSeries } from '../chart/chart.tsx';

export interface LineChartProps extends ChartData, ChartLook {
  className?: string | undefined;
}

/** Courses of several figures over time, each named at its end where there is room. */
export function LineChart(props: LineChartProps) {
  return (
    <Chart data-slot="line-chart" {...props}>
      {(drawn, height) => (
        <ChartPlot
          {...props}
          drawn={drawn}
          height={height}
          placement="edge"
          scale={chartScale(plotValues(drawn))}
          marks={(geometry) => <LineMarks series={drawn} geometry={geometry} filled={false} />}
          beside={(geometry) => <EndLabels series={drawn} geometry={geometry} />}
        />
      )}
    </Chart>
  );
}
