import { linePath, placePoints, type Point } from '../sparkline/line-path.ts';
import { chartTicks } from './chart-scale.ts';

export interface ChartPoint {
  key: string;
  /** On the axis and in the table: a day. */
  label: string;
  value: number;
}

export interface ChartGeometry {
  ticks: readonly { value: number; y: number }[];
  placed: readonly Point[];
  /** SVG paths of the curve and of the area between it and zero. */
  line: string;
  area: string;
}

/** Units of the drawing across; the picture is stretched to the room that it has. */
export const chartWidth = 640;

/** Where everything of a chart lies, for a plot of a height in px. */
export function chartGeometry(points: readonly ChartPoint[], height: number): ChartGeometry {
  const values = points.map((point) => point.value);
  const ticks = chartTicks(values);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const scaleY = (value: number) => height - ((value - low) / (high - low)) * height;
  const placed = placePoints(values, chartWidth, height).map(({ x }, index) => ({ x, y: scaleY(values[index] ?? 0) }));
  const line = linePath(placed);
  return {
    ticks: ticks.map((value) => ({ value, y: scaleY(value) })),
    placed,
    line,
    area: `${line}L${chartWidth} ${scaleY(0)}L0 ${scaleY(0)}Z`,
  };
}
