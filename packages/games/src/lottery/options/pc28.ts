import { resultOfSum } from './sum.ts';

const EXTREME_BIG_FROM = 22;
const EXTREME_SMALL_TO = 5;

/** Extremes of the sum of three digits: 22..27 and 0..5. */
export const extreme = resultOfSum(({ value }) => {
  if (value >= EXTREME_BIG_FROM) return ['xbig'];
  return value <= EXTREME_SMALL_TO ? ['xsmall'] : [];
});

const NO_COLOUR: readonly number[] = [0, 13, 14, 27];
const COLOURS = ['red', 'green', 'blue'] as const;

/** Colours of the sum: green 1 4 7 .. 25, blue 2 5 8 .. 26, red 3 6 9 .. 24; 0, 13, 14 and 27 have none. */
export const colourOfSum = resultOfSum(({ value }) =>
  NO_COLOUR.includes(value) ? [] : [COLOURS[value % 3] as string],
);
