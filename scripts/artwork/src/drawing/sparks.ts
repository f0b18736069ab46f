import { tenth, times } from './numbers.ts';

const star =
  'M0-4.500C.5-.8.800-.5 4.500 0 .8.500.5.800 0 4.500-.500.800-.800.500-4.500 0-.800-.500-.500-.800 0-4.500Z';

export type SparkField = {
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  /** How much larger than the smallest a spark may be. */
  readonly spread: number;
  /** Random numbers above this make a four-pointed star instead of a dot. */
  readonly starsAbove: number;
  readonly faintest: number;
};

/** Dots and stars strewn over a field. */
export function sparks(field: SparkField, random: () => number): string {
  return times(field.count, () => {
    const x = tenth(field.left + random() * field.width);
    const y = tenth(field.top + random() * field.height);
    const size = tenth(field.smallest + random() * field.spread);
    if (random() > field.starsAbove) {
      return `<path transform="translate(${x} ${y}) scale(${tenth(size * 1.5)})" d="${star}"/>`;
    }
    return `<circle cx="${x}" cy="${y}" r="${size}" opacity="${tenth(field.faintest + random() * 0.6)}"/>`;
  }).join('');
}
