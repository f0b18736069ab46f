import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigRoad } from '../../tables/roads/index.ts';
import { categories } from '../all/index.ts';
import type { Numbers } from '../draw.ts';
import type { Play } from '../play.ts';
import type { Settlement } from '../settlement.ts';
import {
  hotAndCold,
  omissionTable,
  roadResults,
  shownAnywhere,
  shownAtPosition,
  shownBalls,
  shownPairs,
  trendsOf,
} from './index.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const draws: Numbers[] = [
  [1, 2, 3],
  [1, 1, 9],
  [4, 5, 6],
  [1, 7, 7],
];

describe('trends', () => {
  it('tell hits, current, greatest and mean omission and the longest streak', () => {
    const [, one, two] = trendsOf(draws, DIGITS, shownAnywhere);
    expect(one).toEqual({ value: 1, hits: 3, omission: 0, omissionMax: 1, omissionMean: 1 / 4, streakMax: 2 });
    expect(two).toEqual({ value: 2, hits: 1, omission: 3, omissionMax: 3, omissionMean: 3 / 2, streakMax: 1 });
  });

  it('of a value that never showed are all draws', () => {
    expect(trendsOf(draws, [8], shownAnywhere)[0]).toMatchObject({
      hits: 0,
      omission: 4,
      omissionMax: 4,
      omissionMean: 4,
    });
  });

  it('of one position look at that position alone', () => {
    expect(trendsOf(draws, DIGITS, shownAtPosition(2)).map(({ hits }) => hits)).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 1]);
  });

  it('count the draws and their omissions together, whatever is drawn', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(digit, digit, digit), { maxLength: 60 }), (history) => {
        for (const { value, hits, omission, omissionMax, omissionMean, streakMax } of trendsOf(
          history,
          DIGITS,
          shownAnywhere,
        )) {
          expect(hits).toBe(history.filter((draw) => draw.includes(value)).length);
          expect(omissionMean * (hits + 1)).toBeCloseTo(history.length - hits, 9);
          expect(omission <= omissionMax && omissionMean <= omissionMax && streakMax <= hits).toBe(true);
        }
      }),
      { seed: 2026 },
    );
  });

  it('follow each value from draw to draw', () => {
    expect(omissionTable(draws, [1, 2, 9], shownAnywhere)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [1, 2, 1],
      [0, 3, 2],
    ]);
  });

  it('name the hottest and the coldest', () => {
    const trends = trendsOf(draws, [1, 2, 3, 7, 8], shownAnywhere);
    expect(hotAndCold(trends, 2)).toEqual({ hot: [1, 2], cold: [8, 2] });
  });
});

describe('what a draw shows', () => {
  it('is all seven balls', () => {
    expect(shownBalls({ n: [1, 2, 3, 4, 5, 6, 7], yz: 'rat' })).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('is the end of each prize', () => {
    expect(shownPairs({ DB: ['12345'], G7: ['07', '99'] })).toEqual(['45', '07', '99']);
  });
});

describe('roads', () => {
  const ssc = categories.get('ssc') as Settlement;
  const history: Numbers[] = [
    [9, 1, 0, 0, 0],
    [8, 1, 0, 0, 0],
    [5, 5, 0, 0, 0],
    [0, 1, 0, 0, 0],
  ];

  it('of dragon and tiger have ties', () => {
    const results = roadResults(ssc, ssc.findPlay('ssc.dt.12') as Play, ['dragon', 'tiger'], history);
    expect(results).toEqual(['dragon', 'dragon', 'tie', 'tiger']);
    expect(bigRoad(results).map(({ column, row, ties }) => [column, row, ties])).toEqual([
      [0, 0, 0],
      [0, 1, 1],
      [1, 0, 0],
    ]);
  });

  it('count a push as a tie', () => {
    const eleven = categories.get('11x5') as Settlement;
    const play = eleven.findPlay('11x5.pos1.bsoe') as Play;
    const order = [
      [11, 1, 2, 3, 4],
      [6, 1, 2, 3, 4],
      [5, 1, 2, 3, 4],
    ];
    expect(roadResults(eleven, play, ['big', 'small'], order)).toEqual(['tie', 'big', 'small']);
  });

  it('need options that the play has', () => {
    expect(() => roadResults(ssc, ssc.findPlay('ssc.total') as Play, ['red', 'blue'], [])).toThrow(RangeError);
  });
});
