import { Chart, type ChartData, type ChartLook } from '../chart/chart.tsx';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { chartScale } from '../chart/chart-scale.ts';
import { groupedSpans, stackedSpans } from './bar-layout.ts';
import { BarMarks, BarValues } from './bar-marks.tsx';

export type { ChartPoint, ChartSeries } from '../chart/chart.tsx';

export interface BarChartProps extends ChartData, ChartLook {
  /** Puts the series on top of each other, gains upwards and losses downwards; beside each other unless set. */
  stacked?: boolean | undefined;
  /** Writes each value over its bar where there is room; for one series. */
  withValues?: boolean | undefined;
  /** Draws what is above nothing as a gain and what is below as a loss; for one series of results. */
  signed?: boolean | undefined;
  className?: string | undefined;
}

/** Amounts per day or category, side by side or stacked. Arrow keys walk through the points. */
export function BarChart({ stacked = false, withValues = false, signed = false, ...props }: BarChartProps) {
  const { patterned = false, formatTick } = props;
  return (
    <Chart data-slot="bar-chart" {...props}>
      {(drawn, height) => {
        const bars = drawn.filter((one) => one.look === 'solid');
        const spans = stacked ? stackedSpans(bars) : groupedSpans(bars);
        return (
          <ChartPlot
            {...props}
            drawn={drawn}
            height={height}
            placement="band"
            scale={chartScale(spans.map((span) => span.end))}
            marks={(geometry) => (
              <>
                <BarMarks {...{ series: bars, spans, stacked, signed, patterned, geometry }} />
                {withValues && bars.length === 1 && <BarValues {...{ spans, geometry }} format={formatTick} />}
              </>
            )}
          />
        );
      }}
    </Chart>
  );
}
