/** One place on the axis: a day, an hour, a category. */
export interface ChartPoint {
  key: string;
  /** On the axis: short. */
  label: string;
  /** In the callout and in the table, where there is room: "Jueves, 14 nov"; the label unless given. */
  title?: string | undefined;
}

export interface ChartSeries {
  key: string;
  label: string;
  /** One for each point; null leaves a gap. */
  values: readonly (number | null)[];
  /** `dashed`: the same figure of the period before. `listed`: in callout and table only, such as a difference. */
  look?: 'solid' | 'dashed' | 'listed' | undefined;
}

/** A series with the place in the palette that it keeps in picture, legend, callout and table. */
export interface DrawnSeries extends ChartSeries {
  look: 'solid' | 'dashed' | 'listed';
  /** Any CSS colour. */
  color: string;
  /** From 0, among the solid ones; picks colour and pattern. */
  place: number;
}

/** What every chart over an axis takes. */
export interface ChartData {
  /** The course in a sentence: what it shows, from where to where. */
  label: string;
  /** Head of the first column of the table. */
  xLabel: string;
  points: readonly ChartPoint[];
  /** In the order of the palette; six solid ones at most, the others become one. */
  series: readonly ChartSeries[];
  /** The name of what is left when there are more than six. */
  otherLabel?: string | undefined;
  /** Writes a value in full. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, short. */
  formatTick: (value: number) => string;
}

/** Colours are told apart up to here. */
export const seriesMax = 6;

/** The colour of a place in the palette. */
export function chartColor(place: number): string {
  return `var(--q-chart-${Math.min(place, seriesMax - 1) + 1})`;
}

/** Gives each series its colour, and makes one of those that have none left. */
export function drawnSeries(series: readonly ChartSeries[], otherLabel = ''): DrawnSeries[] {
  const solid = series.filter((one) => (one.look ?? 'solid') === 'solid');
  const kept =
    solid.length > seriesMax
      ? [...solid.slice(0, seriesMax - 1), sumOf(solid.slice(seriesMax - 1), otherLabel)]
      : solid;
  const others = series.filter((one) => one.look === 'dashed' || one.look === 'listed');
  return [
    ...kept.map((one, place) => ({ ...one, look: 'solid' as const, color: chartColor(place), place })),
    ...others.map((one) => ({ ...one, look: one.look ?? 'listed', color: 'var(--q-fg-3)', place: -1 })),
  ];
}

function sumOf(series: readonly ChartSeries[], label: string): ChartSeries {
  const values =
    series[0]?.values.map((_, index) => series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0)) ?? [];
  return { key: 'other', label, values };
}

/** Everything that has a value at a point, written out: "14 nov: Apuestas $512.00, Premios $438.00". */
export function readPoint(
  data: Pick<ChartData, 'points' | 'formatValue'>,
  series: readonly DrawnSeries[],
  index: number,
): string {
  const point = data.points[index];
  const figures = series.flatMap(({ label, values }) => {
    const value = values[index];
    return value === null || value === undefined ? [] : [`${label} ${data.formatValue(value)}`];
  });
  return `${point?.title ?? point?.label ?? ''}: ${figures.join(', ')}`;
}
