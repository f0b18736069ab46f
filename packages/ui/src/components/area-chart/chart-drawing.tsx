import { useId } from 'react';
import type { Point } from '../sparkline/line-path.ts';
import { chartWidth, type ChartGeometry } from './chart-geometry.ts';

interface ChartDrawingProps {
  geometry: ChartGeometry;
  height: number;
  /** The point under the pointer or the keyboard. */
  spot: Point | undefined;
}

/** Grid, area, curve and cross hair. */
export function ChartDrawing({ geometry, height, spot }: ChartDrawingProps) {
  const gradientId = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${chartWidth} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      style={{ height }}
    >
      <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--q-chart-1)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--q-chart-1)" stopOpacity="0" />
      </linearGradient>
      {geometry.ticks.map((tick) => (
        <line key={tick.value} x1="0" x2={chartWidth} y1={tick.y} y2={tick.y} stroke="var(--q-chart-grid)" />
      ))}
      <path d={geometry.area} fill={`url(#${gradientId})`} />
      <path d={geometry.line} fill="none" stroke="var(--q-chart-1)" strokeWidth="2.2" strokeLinecap="round" />
      {spot && <line x1={spot.x} x2={spot.x} y1="0" y2={height} stroke="var(--q-line-control)" />}
    </svg>
  );
}
