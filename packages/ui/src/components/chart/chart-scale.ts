/** From values to heights of a plot. */
export interface ChartScale {
  /** Where the grid has its lines; zero is one of them. */
  ticks: readonly number[];
  /** px from the top of a plot of `height` px. */
  y: (value: number, height: number) => number;
}

/** A scale with up to four lines above zero at round values; every value and zero lie on it. */
export function chartScale(values: readonly number[]): ChartScale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return { ticks: [0], y: (value, height) => height - value * height };
  const step = roundStep((most - least) / 3);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((low + index * step).toPrecision(12)));
  return { ticks, y: (value, height) => height - ((value - low) / (high - low)) * height };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const nice = [1, 2, 2.5, 5].find((candidate) => share <= candidate * 1.0001) ?? 10;
  return nice * power;
}

/** Which points get a label on an axis of `width` px, letters being of the usual size: evenly apart, the first among them, none touching another. */
export function labelledPoints(labels: readonly string[], width: number): number[] {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const room = longest * labelCharWidth + labelGap;
  const countMax = Math.max(1, Math.min(labelsMax, Math.floor(width / room)));
  const every = Math.ceil((labels.length - 1) / Math.max(1, countMax - 1)) || 1;
  return labels.flatMap((_, index) => (index % every === 0 ? [index] : []));
}

/* px of a character of 11 px text, wide scripts included only roughly; labels are days and hours. */
const labelCharWidth = 6.6;
const labelGap = 20;
const labelsMax = 7;
