import { Num } from '../num/num.tsx';
import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import type { ChartData, DrawnSeries } from './chart-model.ts';

interface ChartTableProps extends Pick<ChartData, 'label' | 'xLabel' | 'points' | 'formatValue'> {
  series: readonly DrawnSeries[];
  /** px; the same as that of the picture, so that nothing moves. */
  height: number;
}

/** The figures of a chart, for those who read rather than look. */
export function ChartTable({ label, xLabel, points, series, formatValue, height }: ChartTableProps) {
  return (
    <ScrollRegion label={label} className="rounded-md" style={{ height }}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-xs text-fg-3">
            {[xLabel, ...series.map((one) => one.label)].map((head, index) => (
              <th
                // two series may have the same name
                key={index}
                scope="col"
                className="sticky top-0 bg-surface-1 px-2 py-1.5 text-start font-medium not-first:text-end first:ps-0 last:pe-0"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.key} className="[&>*]:border-t [&>*]:border-line">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal whitespace-nowrap text-fg-2">
                {point.title ?? point.label}
              </th>
              {series.map((one) => (
                <td key={one.key} className="px-2 py-1.5 text-end font-medium whitespace-nowrap text-fg last:pe-0">
                  <ValueText value={one.values[index]} format={formatValue} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A value in full, or a dash where there is none. */
export function ValueText({ value, format }: { value: number | null | undefined; format: (value: number) => string }) {
  return <Num className="tnum">{value === null || value === undefined ? '—' : format(value)}</Num>;
}
