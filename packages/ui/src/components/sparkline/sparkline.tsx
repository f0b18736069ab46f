import { useId, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { linePath, placePoints, placeZero } from './line-path.ts';

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

const [width, height] = [96, 26];
/* Room for half of the line's width over and under the course. */
const [top, bottom] = [-2, height + 2];

/** The course of a figure without axes, filled from the line towards 0. Time runs from left to right in every language. */
export function Sparkline({ points, tone = 'accent', label, className, ...rest }: SparklineProps) {
  const id = useId();
  if (points.length < 2) return null;
  const line = linePath(placePoints(points, width, height));
  const ground = Math.min(bottom, Math.max(top, placeZero(points, height)));
  const color = colors[tone];
  return (
    <svg
      data-slot="sparkline"
      data-tone={tone}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 ${top} ${width} ${bottom - top}`}
      preserveAspectRatio="none"
      className={cn('h-7 w-24', className)}
      {...rest}
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={bottom}>
        <stop offset="0" stopColor={color} stopOpacity=".34" />
        <stop offset={(ground - top) / (bottom - top)} stopColor={color} stopOpacity="0" />
        <stop offset="1" stopColor={color} stopOpacity=".34" />
      </linearGradient>
      <path data-slot="sparkline-area" d={`${line}L${width} ${ground}L0 ${ground}Z`} fill={`url(#${id})`} />
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
