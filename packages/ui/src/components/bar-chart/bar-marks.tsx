import type { DrawnSeries } from '../chart/chart-model.ts';
import { ChartPattern } from '../chart/chart-pattern.tsx';
import type { PlotGeometry } from '../chart/plot-geometry.ts';
import { barPath, type BarSpan } from './bar-layout.ts';

interface BarMarksProps {
  series: readonly DrawnSeries[];
  spans: readonly BarSpan[];
  stacked: boolean;
  signed: boolean;
  patterned: boolean;
  geometry: PlotGeometry;
}

const groupWidthMax = 56;
const gap = 2;
const radius = 4;

const colorOfSign = (value: number): string => (value < 0 ? 'var(--q-chart-down)' : 'var(--q-chart-up)');

/** Bars over the room of each point; the point under the pointer or the keyboard is lit. */
export function BarMarks({ series, spans, stacked, signed, patterned, geometry }: BarMarksProps) {
  const { x, y, band, height, active } = geometry;
  const groupWidth = Math.min(groupWidthMax, band * 0.68);
  const columns = stacked ? 1 : Math.max(1, series.length);
  const barWidth = Math.max(1, (groupWidth - gap * (columns - 1)) / columns);
  return (
    <>
      {active !== undefined && (
        <rect
          x={x(active) - band / 2}
          width={band}
          height={height}
          rx="6"
          fill="var(--q-surface-3)"
          fillOpacity=".55"
        />
      )}
      {spans.map((span) => {
        const { index } = span;
        const column = stacked ? 0 : series.indexOf(span.series);
        const left = x(index) - groupWidth / 2 + column * (barWidth + gap);
        // Bars of a stack stand 2 px apart; the round end belongs to the outermost one.
        const from = span.start === 0 ? y(0) : y(span.start) + (span.end > span.start ? -gap : gap);
        const isOuter = !stacked || !spans.some((other) => other.index === index && other.start === span.end);
        const path = barPath(left, barWidth, from, y(span.end), isOuter ? radius : 0);
        return (
          <g key={`${span.series.key}/${index}`}>
            <path d={path} fill={signed ? colorOfSign(span.end) : span.series.color} />
            {/* Where the system sets the colours, the hatching alone tells the series apart. */}
            <g className={patterned ? undefined : 'hidden forced-colors:inline'}>
              <ChartPattern place={span.series.place}>{(fill) => <path d={path} fill={fill} />}</ChartPattern>
            </g>
          </g>
        );
      })}
    </>
  );
}

interface BarValuesProps {
  spans: readonly BarSpan[];
  geometry: PlotGeometry;
  format: (value: number) => string;
}

/* Bars closer than this have no room for a figure each. */
const labelBandMin = 44;

/** The value of each bar over its end, short. */
export function BarValues({ spans, geometry, format }: BarValuesProps) {
  if (geometry.band < labelBandMin) return null;
  return spans.map((span) => (
    <text
      key={`${span.series.key}/${span.index}`}
      x={geometry.x(span.index)}
      y={geometry.y(span.end) + (span.end < 0 ? 14 : -5)}
      textAnchor="middle"
      className="tnum fill-fg-2 text-2xs font-medium"
    >
      {format(span.end)}
    </text>
  ));
}
