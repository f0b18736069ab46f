import { useId, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { linePath, placePoints } from './line-path.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'points' | 'children'> {
  points: readonly number[];
}

/** The course of a figure without axes. Decoration: the figure and its change stand beside it in words. */
export function Sparkline({ points, className, ...rest }: SparklineProps) {
  const id = useId();
  if (points.length < 2) return null;
  const line = linePath(placePoints(points, 96, 26));
  return (
    <svg
      data-slot="sparkline"
      aria-hidden="true"
      viewBox="0 -2 96 30"
      preserveAspectRatio="none"
      className={cn('h-7 w-24', className)}
      {...rest}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--q-chart-1)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--q-chart-1)" stopOpacity="0" />
      </linearGradient>
      <path d={`${line}L96 28L0 28Z`} fill={`url(#${id})`} />
      <path
        d={line}
        fill="none"
        stroke="var(--q-chart-1)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
      />
    </svg>
  );
}
