import type { Mask } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';

/** Which numbers show exactly once, twice, ... at the positions: entry m is the set of those that show m times. */
export type Tally = readonly [never: 0, once: Mask, twice: Mask, thrice: Mask, fourTimes: Mask, fiveTimes: Mask];

/** Counts the numbers at up to five positions of a draw. */
export function tally(draw: Numbers, positions: readonly number[]): Tally {
  // Set m holds the numbers that show at least m times.
  let [one, two, three, four, five] = [0, 0, 0, 0, 0];
  for (const position of positions) {
    const bit = 1 << (draw[position] as number);
    five |= four & bit;
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
  }
  return [0, one & ~two, two & ~three, three & ~four, four & ~five, five];
}

/** The different numbers that show at the positions. */
export function shownAt(draw: Numbers, positions: readonly number[]): Mask {
  let shown = 0;
  for (const position of positions) shown |= 1 << (draw[position] as number);
  return shown;
}
