import { choose } from '../arithmetic/choose.ts';
import type { Numbers } from '../draw.ts';
import { countedTiers } from './even-chances.ts';
import type { OptionResult } from './result.ts';

const ODD_NUMBERS = 6;
const EVEN_NUMBERS = 5;

const oddEven = (odd: number): readonly string[] => [`${String(odd)}-${String(5 - odd)}`];

/** How many of the five numbers of 1..11 are odd and how many even, such as `2-3`. */
export const oddCount: OptionResult<Numbers> = {
  meets: (draw) => oddEven(draw.filter((number) => number % 2 === 1).length),
  tiers: (params) =>
    countedTiers(
      params,
      [0, 1, 2, 3, 4, 5].map((odd) => [odd, choose(ODD_NUMBERS, odd) * choose(EVEN_NUMBERS, 5 - odd)]),
      oddEven,
    ),
};

/** The third of the five numbers by size: two below it, two above. */
export const median: OptionResult<Numbers> = {
  meets: (draw) => [String(draw.toSorted((left, right) => left - right)[2])],
  tiers: (params) =>
    countedTiers(
      params,
      [3, 4, 5, 6, 7, 8, 9].map((number) => [number, choose(number - 1, 2) * choose(11 - number, 2)]),
      (number) => [String(number)],
    ),
};
