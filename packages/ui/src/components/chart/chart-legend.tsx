import type { DrawnSeries } from './chart-model.ts';
import { Swatch } from './swatch.tsx';

interface ChartLegendProps {
  series: readonly DrawnSeries[];
  patterned?: boolean | undefined;
}

/** Names beside their colours, in the order in which they are drawn. */
export function ChartLegend({ series, patterned = false }: ChartLegendProps) {
  const drawn = series.filter((one) => one.look !== 'listed');
  if (drawn.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-2">
      {drawn.map((one) => (
        <li key={one.key} className="flex items-center gap-1.5">
          <Swatch series={one} patterned={patterned} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
