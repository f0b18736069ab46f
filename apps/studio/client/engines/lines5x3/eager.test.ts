import { expect, it } from 'vitest';
import { eagerMs } from './eager.ts';

const stops = [0, 0, 0, 0, 0] as const;

it.each([
  ['no scatter stands', [], [0, 0, 0, 0, 0]],
  ['one stands', [[0, 1]], [0, 0, 0, 0, 0]],
  [
    'two stand on the first three reels',
    [
      [0, 1],
      [2, 0],
    ],
    [0, 0, 0, 900, 1800],
  ],
  [
    'the second is on the last reel',
    [
      [0, 1],
      [4, 0],
    ],
    [0, 0, 0, 0, 0],
  ],
] as [string, [number, number][], number[]][])(
  'when %s, reels keep waiting for so long',
  (_when, scatterPlaces, expected) => {
    expect(eagerMs({ stops, scatterPlaces }, 900)).toEqual(expected);
  },
);
