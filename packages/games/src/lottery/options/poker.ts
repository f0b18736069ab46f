import { sizeOf } from '../arithmetic/bits.ts';
import type { Numbers } from '../draw.ts';
import { shownAt, tally } from '../families/tally.ts';
import { enumeratedTiers } from './even-chances.ts';
import type { OptionResult } from './result.ts';
import { isRun } from './shape.ts';

const ALL_FIVE = [0, 1, 2, 3, 4];

/** The poker hand of five digits; a run is consecutive modulo 10. */
function handOf(draw: Numbers): string {
  const [, , twice, thrice, fourTimes, fiveTimes] = tally(draw, ALL_FIVE);
  if (fiveTimes !== 0) return '5k';
  if (fourTimes !== 0) return '4k';
  if (thrice !== 0) return twice === 0 ? '3k' : 'fh';
  if (twice !== 0) return sizeOf(twice) === 2 ? '2p' : '1p';
  return isRun(shownAt(draw, ALL_FIVE), 5) ? 'run' : 'high';
}

export const poker: OptionResult<Numbers> = {
  meets: (draw) => [handOf(draw)],
  tiers: () =>
    enumeratedTiers(100_000, {
      '5k': 10,
      '4k': 450,
      fh: 900,
      '3k': 7200,
      run: 1200,
      '2p': 10_800,
      '1p': 50_400,
      high: 29_040,
    }),
};
