import type { DrawnSeries } from './chart-model.ts';

/** Every value that is drawn, for the scale. */
export function plotValues(series: readonly DrawnSeries[]): number[] {
  return series.filter((one) => one.look !== 'listed').flatMap((one) => one.values.filter((value) => value !== null));
}
