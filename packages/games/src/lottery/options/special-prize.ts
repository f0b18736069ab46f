import type { PrizeDraw } from '../draw.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import type { OptionResult } from './result.ts';
import { sidesOf } from './sides.ts';

const BIG_FROM = 50;

const specialOf = (draw: PrizeDraw): string => draw['DB']?.[0] ?? '';

/** Big (50..99), small, odd, even of the last two digits of the special prize. */
export const specialSides: OptionResult<PrizeDraw> = {
  meets: (draw) => sidesOf(Number(specialOf(draw).slice(-2)), BIG_FROM),
  tiers: () => [tier('win', ratio(1, 2))],
};

/** One digit of the special prize. */
export const specialDigit: OptionResult<PrizeDraw> = {
  meets: (draw, { positions: [place = 0] = [] }) => [specialOf(draw).charAt(place)],
  tiers: () => [tier('win', ratio(1, 10))],
};
