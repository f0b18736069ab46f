import type { DrawKind } from '../draw.ts';
import { FOUR_DIGIT_PRIZES, LAOS_PRIZES, THAI_PRIZES } from '../sea/prizes.ts';
import { NORTH_PRIZES, SOUTH_PRIZES } from '../vn/prizes.ts';
import type { PrizeSchema } from './prize-schema.ts';

/** Numbers of a range, each anew or (distinct) without putting back, in drawn order. */
export type NumbersSchema = {
  readonly places: number;
  readonly low: number;
  readonly high: number;
  readonly distinct: boolean;
};

/** Draws that are a plain list of numbers. */
export const NUMBER_DRAWS: Readonly<Partial<Record<DrawKind, NumbersSchema>>> = {
  ssc: { places: 5, low: 0, high: 9, distinct: false },
  lf3: { places: 3, low: 0, high: 9, distinct: false },
  lf5: { places: 5, low: 0, high: 9, distinct: false },
  pcb: { places: 3, low: 0, high: 9, distinct: false },
  k3: { places: 3, low: 1, high: 6, distinct: false },
  '11x5': { places: 5, low: 1, high: 11, distinct: true },
  pk10: { places: 10, low: 1, high: 10, distinct: true },
};

/** Draws of digit strings. */
export const PRIZE_DRAWS: Readonly<Partial<Record<DrawKind, PrizeSchema>>> = {
  mb: NORTH_PRIZES,
  mn: SOUTH_PRIZES,
  th: THAI_PRIZES,
  la: LAOS_PRIZES,
  '4d': FOUR_DIGIT_PRIZES,
};

/** Seven different balls: the last one is the special ball of lhc and the additional number of Toto. */
export const BALLS: NumbersSchema = { places: 7, low: 1, high: 49, distinct: true };
