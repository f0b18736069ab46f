import type { DrawnSeries } from '../chart/chart-model.ts';
import type { PlotGeometry } from '../chart/plot-geometry.ts';
import { Swatch } from '../chart/swatch.tsx';
import { spread } from './spread.ts';

const lineHeight = 16;

/**
 * The name of each line at its end, so that nobody has to match colours. A narrow chart has no room to give away: the legend
 * says the names there. The whole chart is asked, which is as wide with them as without.
 */
export function EndLabels({ series, geometry }: { series: readonly DrawnSeries[]; geometry: PlotGeometry }) {
  const ends = series.flatMap((one) => {
    const value = one.values.findLast((candidate) => candidate !== null);
    return one.look === 'solid' && value !== undefined && value !== null ? [{ one, y: geometry.y(value) }] : [];
  });
  const places = spread(
    ends.map((end) => end.y),
    lineHeight * geometry.textScale,
    geometry.height,
  );
  if (ends.length < 2) return null;
  return (
    <ul aria-hidden="true" className="relative hidden max-w-40 grid-cols-[minmax(0,1fr)] ps-3 text-fg-2 @xl:grid">
      {ends.map(({ one }) => (
        <li key={one.key} className="invisible flex h-0 gap-1.5">
          <span className="w-2.5 flex-none" />
          <span className="truncate">{one.label}</span>
        </li>
      ))}
      {ends.map(({ one }, index) => (
        <li
          key={one.key}
          className="absolute start-3 end-0 flex -translate-y-1/2 items-center gap-1.5"
          style={{ top: places[index] }}
        >
          <Swatch series={one} patterned={false} />
          <span className="truncate">{one.label}</span>
        </li>
      ))}
    </ul>
  );
}
