import { cn } from '../../class-names/class-names.ts';
import type { ChartPoint } from './chart-geometry.ts';

/** Seven labels where there is room, every other one of them below that; the first and the last stay inside the plot. */
export function AxisLabels({ points }: { points: readonly ChartPoint[] }) {
  const last = points.length - 1;
  const steps = Math.min(6, last);
  const shown = Array.from({ length: steps + 1 }, (_, step) => ({
    step,
    index: Math.round((step * last) / (steps || 1)),
  }));
  return (
    <div aria-hidden="true" className="@container absolute inset-x-0 bottom-0 h-4">
      {shown.map(({ step, index }) => (
        <span
          key={index}
          className={cn(
            'absolute whitespace-nowrap',
            index === 0 ? '' : index === last ? '-translate-x-full' : '-translate-x-1/2',
            step % 2 === 1 && step < steps && '@max-md:hidden',
          )}
          style={{ insetInlineStart: `${last === 0 ? 0 : (index / last) * 100}%` }}
        >
          {points[index]?.label}
        </span>
      ))}
    </div>
  );
}

interface ChartCalloutProps {
  left: number;
  top: number;
  title: string;
  series: string;
  value: string;
}

/** The value under the pointer or the keyboard, in full. */
export function ChartCallout({ left, top, title, series, value }: ChartCalloutProps) {
  const nearEnd = left > 60;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute z-1" style={{ insetInlineStart: `${left}%`, top }}>
      <span className="absolute size-2.5 -translate-1/2 rounded-full bg-(--q-chart-1) shadow-[0_0_0_2px_var(--q-surface-1)]" />
      <div
        className={`absolute bottom-3 rounded-md bg-overlay px-3 py-2 text-xs whitespace-nowrap text-fg-2 shadow-[inset_0_0_0_1px_var(--q-line-2),var(--q-shadow-3)] ${nearEnd ? 'end-2' : 'start-2'}`}
      >
        <p className="text-2xs text-fg-3">{title}</p>
        <p>
          <span>{series}</span> <b className="tnum font-semibold text-fg">{value}</b>
        </p>
      </div>
    </div>
  );
}
