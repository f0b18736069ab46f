import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import type { ChartPoint } from './chart-geometry.ts';

interface ChartTableProps {
  label: string;
  xLabel: string;
  seriesLabel: string;
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
  height: number;
}

/** The figures of a chart, for those who read rather than look. */
export function ChartTable({ label, xLabel, seriesLabel, points, formatValue, height }: ChartTableProps) {
  return (
    <ScrollRegion label={label} className="rounded-md" style={{ height }}>
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-xs text-fg-3">
            <th scope="col" className="py-1.5 text-start font-medium">
              {xLabel}
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              {seriesLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-fg-2">
                {point.label}
              </th>
              <td className="tnum py-1.5 text-end font-medium text-fg">
                <bdi dir="ltr">{formatValue(point.value)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
