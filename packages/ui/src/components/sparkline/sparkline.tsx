import { useId, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { linePath, placePoints } from './line-path.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'points' | 'children'> {
  points: readonly number[];
  /** `down` for a course that fell, `up` for one that rose as a gain, `neutral` where neither is good or bad. */
  tone?: 'accent' | 'up' | 'down' | 'neutral' | undefined;
  /** Says the course in words; without it the picture is decoration beside a figure that says it. */
  label?: string | undefined;
}

const colors = {
  accent: 'var(--q-chart-1)',
  up: 'var(--q-chart-up)',
  down: 'var(--q-chart-4)',
  neutral: 'var(--q-fg-3)',
};

/** The course of a figure without axes. Time runs from left to right in every language. */
export function Sparkline({ points, tone = 'accent', label, className, ...rest }: SparklineProps) {
  const id = useId();
  if (points.length < 2) return null;
  const line = linePath(placePoints(points, 96, 26));
  const color = colors[tone];
  return (
    <svg
      data-slot="sparkline"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox="0 -2 96 30"
      preserveAspectRatio="none"
      className={cn('h-7 w-24', className)}
      {...rest}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={color} stopOpacity=".34" />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </linearGradient>
      <path d={`${line}L96 28L0 28Z`} fill={`url(#${id})`} />
      <path
        d={line}
        fill="none"
        stroke={color}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
      />
    </svg>
  );
}
