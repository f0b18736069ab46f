import type { DrawnSeries } from '../chart/chart-model.ts';

/** One bar, in values: from `start` to `end`; both below zero for losses. */
export interface BarSpan {
  series: DrawnSeries;
  index: number;
  start: number;
  end: number;
}

/** Bars on top of each other: gains upwards from zero, losses downwards. */
export function stackedSpans(series: readonly DrawnSeries[]): BarSpan[] {
  const tops: number[] = [];
  const bottoms: number[] = [];
  return series.flatMap((one) =>
    one.values.flatMap((value, index) => {
      if (value === null || value === 0) return [];
      const ends = value > 0 ? tops : bottoms;
      const start = ends[index] ?? 0;
      ends[index] = start + value;
      return [{ series: one, index, start, end: start + value }];
    }),
  );
}

/** Bars beside each other, all from zero. */
export function groupedSpans(series: readonly DrawnSeries[]): BarSpan[] {
  return series.flatMap((one) =>
    one.values.flatMap((value, index) =>
      value === null || value === 0 ? [] : [{ series: one, index, start: 0, end: value }],
    ),
  );
}

/** A rectangle whose outer end is round and whose inner end stands flat on what is below it, as an SVG path. */
export function barPath(x: number, width: number, from: number, to: number, radius: number): string {
  const round = Math.max(0, Math.min(radius, width / 2, Math.abs(from - to)));
  const back = to < from ? round : -round;
  return `M${x} ${from}V${to + back}Q${x} ${to} ${x + round} ${to}H${x + width - round}Q${x + width} ${to} ${x + width} ${to + back}V${from}Z`;
}
