import type { DrawnSeries } from './chart-model.ts';
import { ChartPattern } from './chart-pattern.tsx';

/** The colour of a series beside its name: a plate, or a dashed line. Drawn, since forced colours take backgrounds away. */
export function Swatch({
  series,
  patterned,
}: {
  series: Pick<DrawnSeries, 'look' | 'color' | 'place'>;
  patterned: boolean;
}) {
  if (series.look === 'listed') return <span className="w-2.5" />;
  if (series.look === 'dashed')
    return (
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 flex-none overflow-visible">
        <path d="M-1 5H11" stroke={series.color} strokeWidth="2" strokeDasharray="3 1.5" />
      </svg>
    );
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 flex-none">
      <rect width="10" height="10" rx="3" fill={series.color} />
      {patterned && (
        <ChartPattern place={series.place}>{(fill) => <rect width="10" height="10" rx="3" fill={fill} />}</ChartPattern>
      )}
    </svg>
  );
}
