import type { DrawnSeries } from '../chart/chart-model.ts';
import type { PlotGeometry } from '../chart/chart-plot.tsx';
import { Swatch } from '../chart/swatch.tsx';
import { spread } from './spread.ts';

const lineHeight = 16;
/** A narrower plot has no room to give away; the legend says the names there. */
const plotMinWidth = 440;

/** The name of each line at its end, so that nobody has to match colours. */
export function EndLabels({ series, geometry }: { series: readonly DrawnSeries[]; geometry: PlotGeometry }) {
  const ends = series.flatMap((one) => {
    const value = one.values.findLast((candidate) => candidate !== null);
    return one.look === 'solid' && value !== undefined && value !== null ? [{ one, y: geometry.y(value) }] : [];
  });
  const places = spread(
    ends.map((end) => end.y),
    lineHeight,
    geometry.height,
  );
  if (ends.length < 2 || geometry.width < plotMinWidth) return null;
  return (
    <ul aria-hidden="true" className="relative grid ps-3 whitespace-nowrap text-fg-2">
      {ends.map(({ one }) => (
        <li key={one.key} className="invisible flex h-0 gap-1.5">
          <span className="w-2.5" />
          {one.label}
        </li>
      ))}
      {ends.map(({ one }, index) => (
        <li
          key={one.key}
          className="absolute start-3 flex -translate-y-1/2 items-center gap-1.5"
          style={{ top: places[index] }}
        >
          <Swatch series={one} patterned={false} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
