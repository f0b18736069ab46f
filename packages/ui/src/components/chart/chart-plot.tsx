import type { ReactNode } from 'react';
import { PointAxis, ValueAxis } from './chart-axis.tsx';
import { ChartCallout } from './chart-callout.tsx';
import { readPoint, type ChartData, type DrawnSeries } from './chart-model.ts';
import type { ChartScale } from './chart-scale.ts';
import type { PlotGeometry } from './plot-geometry.ts';
import { useCrossHair } from './use-cross-hair.ts';
import { useRoom } from './use-room.ts';

interface ChartPlotProps extends ChartData {
  drawn: readonly DrawnSeries[];
  scale: ChartScale;
  height: number;
  /** `edge`: the first point lies on the edge, for lines. `band`: each point has room of its own, for bars. */
  placement: 'edge' | 'band';
  patterned?: boolean | undefined;
  /** Drawn inside an `svg` over the grid. */
  marks: (geometry: PlotGeometry) => ReactNode;
  /** Beside the plot: the names at the ends of lines. */
  beside?: ((geometry: PlotGeometry) => ReactNode) | undefined;
}

const footHeight = 24;
/** Room over the highest line, so that its label is not cut off. */
const headHeight = 8;

/**
 * Grid and axes around marks, under a slider that nobody sees: arrow keys, Home, End, touch and pointer all move the
 * cross hair, and the browser reads the values out. Time runs from left to right in every language.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { label, points, drawn, scale, height, placement, patterned = false, marks, beside, formatTick } = props;
  const [measure, { width, textScale }] = useRoom();
  const last = points.length - 1;
  const plotHeight = height - footHeight - headHeight;
  const band = width / points.length;
  const onEdge = placement === 'edge' && last > 0;
  const { active, sliderProps } = useCrossHair(points.length, last, (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    return Math.min(last, Math.max(0, onEdge ? Math.round(share * last) : Math.floor(share * points.length)));
  });
  const geometry: PlotGeometry = {
    width,
    height: plotHeight,
    band,
    textScale,
    x: (index) => (onEdge ? (index / last) * width : (index + 0.5) * band),
    y: (value) => scale.y(value, plotHeight),
    active,
  };
  const ticks = scale.ticks.map((value) => ({ value, y: geometry.y(value) }));

  return (
    <div
      dir="ltr"
      className="@container grid grid-cols-[auto_minmax(0,1fr)_auto] text-2xs text-fg-3"
      style={{ paddingTop: headHeight }}
    >
      <div className="pe-2.5">
        <ValueAxis ticks={ticks} format={formatTick} height={plotHeight} />
      </div>
      <div
        ref={measure}
        className="relative rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring"
        // The foot holds letters, and grows with them.
        style={{ height: `calc(${plotHeight}px + ${footHeight / 16}rem)` }}
      >
        {width > 0 && (
          <>
            <svg
              aria-hidden="true"
              width={width}
              height={plotHeight}
              className="absolute inset-x-0 top-0 overflow-visible"
            >
              {ticks.map((tick) => (
                <line key={tick.value} x2={width} y1={tick.y} y2={tick.y} stroke={lineColor(tick.value, ticks)} />
              ))}
              {marks(geometry)}
            </svg>
            <PointAxis points={points} geometry={geometry} keepInside={onEdge} />
            {active !== undefined && (
              <ChartCallout
                {...props}
                series={drawn}
                index={active}
                x={geometry.x(active)}
                distance={onEdge ? 12 : Math.min(band * 0.34, 28) + 12}
                width={width}
                patterned={patterned}
              />
            )}
          </>
        )}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={readPoint(props, drawn, Number(sliderProps.value))}
          {...sliderProps}
          className="absolute inset-0 z-2 size-full cursor-crosshair touch-pan-y appearance-none opacity-0"
        />
      </div>
      {width > 0 && beside?.(geometry)}
    </div>
  );
}

/* Zero is stronger where there are losses below it. */
function lineColor(value: number, ticks: readonly { value: number }[]): string {
  return value === 0 && (ticks[0]?.value ?? 0) < 0 ? 'var(--q-line-control)' : 'var(--q-chart-grid)';
}
