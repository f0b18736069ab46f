import type { Numbers } from '../draw.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import { atLeast } from './even-chances.ts';
import type { OptionResult } from './result.ts';

/** A digit shows at least so many times among the five. */
export const lucky: OptionResult<Numbers> = {
  meets: (draw, { options, times = 1 }) =>
    options.filter((option) => draw.filter((digit) => String(digit) === option).length >= times),
  tiers: ({ times = 1 }) => [tier('win', atLeast(times, 5, ratio(1, 10)))],
};
