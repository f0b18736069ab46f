import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import type { DrawnSeries } from './chart-model.ts';
import type { PlotGeometry } from './plot-geometry.ts';

interface LineMarksProps {
  series: readonly DrawnSeries[];
  geometry: PlotGeometry;
  /** The first series stands on a fill down to zero. */
  filled: boolean;
}

/** Curves through the points, the cross hair, and dots where it meets them. */
export function LineMarks({ series, geometry, filled }: LineMarksProps) {
  const { x, y, height, active } = geometry;
  const lines = series.filter((one) => one.look !== 'listed');
  const main = lines.find((one) => one.look === 'solid');
  return (
    <>
      {filled && main && <AreaFill series={main} geometry={geometry} />}
      {lines.toReversed().map((one) => (
        <Curve key={one.key} series={one} geometry={geometry} strong={one === main} />
      ))}
      {active !== undefined && (
        <line x1={x(active)} x2={x(active)} y2={height} stroke="var(--q-fg-3)" strokeOpacity=".5" />
      )}
      {active !== undefined &&
        lines.map((one) => {
          const value = one.values[active];
          if (value === null || value === undefined || one.look === 'dashed') return null;
          return <Dot key={one.key} cx={x(active)} cy={y(value)} color={one.color} />;
        })}
    </>
  );
}

type Value = number | null;

function Curve({ series, geometry, strong }: { series: DrawnSeries; geometry: PlotGeometry; strong: boolean }) {
  const { x, y } = geometry;
  const dashed = series.look === 'dashed';
  const path = line<Value>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
    .curve(curveMonotoneX);
  return (
    <>
      <path
        d={path(series.values) ?? ''}
        fill="none"
        stroke={series.color}
        strokeWidth={dashed ? 1.4 : strong ? 2.4 : 2}
        strokeDasharray={dashed ? '3 5' : undefined}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {/* A point without neighbours has no curve. */}
      {series.values.map((value, index) =>
        value === null || !isAlone(series.values, index) ? null : (
          <Dot key={geometry.x(index)} cx={x(index)} cy={y(value)} color={series.color} />
        ),
      )}
    </>
  );
}

function isAlone(values: readonly Value[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

function AreaFill({ series, geometry }: { series: DrawnSeries; geometry: PlotGeometry }) {
  const id = useId();
  const { x, y } = geometry;
  const path = area<Value>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y0(y(0))
    .y1((value) => y(value ?? 0))
    .curve(curveMonotoneX);
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={series.color} stopOpacity=".34" />
        <stop offset="1" stopColor={series.color} stopOpacity="0" />
      </linearGradient>
      <path d={path(series.values) ?? ''} fill={`url(#${id})`} />
    </>
  );
}

function Dot({ cx, cy, color }: { cx: number; cy: number; color: string }) {
  return <circle cx={cx} cy={cy} r="5" fill={color} stroke="var(--q-surface-1)" strokeWidth="2.5" />;
}
