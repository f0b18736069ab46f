import { useState, type PointerEvent } from 'react';
import { ChartDrawing } from './chart-drawing.tsx';
import { chartGeometry, chartWidth, type ChartPoint } from './chart-geometry.ts';
import { AxisLabels, ChartCallout } from './chart-labels.tsx';

interface ChartPlotProps {
  label: string;
  seriesLabel: string;
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  height: number;
}

const footHeight = 24;

/** The picture of a chart under a slider that nobody sees: arrow keys, touch and pointer all move it. Time runs from left to right in every language. */
export function ChartPlot({ label, seriesLabel, points, formatValue, formatTick, height }: ChartPlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const geometry = chartGeometry(points, height - footHeight);
  const read = points[active ?? last];
  const spot = active === null ? undefined : geometry.placed[active];

  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setActive(Math.min(last, Math.max(0, Math.round(share * last))));
  };

  return (
    <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 text-2xs text-fg-3">
      <div aria-hidden="true" className="tnum relative w-12" style={{ height }}>
        {geometry.ticks.map((tick) => (
          <span key={tick.value} className="absolute end-0 -translate-y-1/2" style={{ top: tick.y }}>
            {formatTick(tick.value)}
          </span>
        ))}
      </div>
      <div
        className="relative rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring"
        style={{ height }}
      >
        <ChartDrawing geometry={geometry} height={height - footHeight} spot={spot} />
        {spot && read && (
          <ChartCallout
            left={(spot.x / chartWidth) * 100}
            top={spot.y}
            title={read.label}
            series={seriesLabel}
            value={formatValue(read.value)}
          />
        )}
        <AxisLabels points={points} />
        <input
          type="range"
          aria-label={label}
          aria-valuetext={read && `${read.label}: ${formatValue(read.value)}`}
          min={0}
          max={last}
          step={1}
          value={active ?? last}
          onChange={(event) => setActive(Number(event.target.value))}
          onFocus={() => setActive((index) => index ?? last)}
          onBlur={() => setActive(null)}
          onPointerMove={follow}
          onPointerLeave={() => setActive(null)}
          className="absolute inset-0 z-2 size-full cursor-crosshair touch-pan-y appearance-none opacity-0"
        />
      </div>
    </div>
  );
}
