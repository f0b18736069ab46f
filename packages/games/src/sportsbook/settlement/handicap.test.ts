import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { formatLine, parseLine } from '../markets/line.ts';
import type { Score } from '../markets/selection.ts';
import { ODDS_ONE } from '../odds/odds.ts';
import { plus, times } from '../fraction.ts';
import { judgeLine } from './handicap.ts';
import { judgeScore } from './judge-score.ts';
import { multiplierOf } from './result.ts';

type GridCase = { readonly kind: string; readonly line: string; readonly diff: number; readonly result: string };

const quarters = fc.integer({ min: -39, max: 39 });
const oddQuarters = fc.integer({ min: -20, max: 19 }).map((half) => 2 * half + 1);
const goals = fc.integer({ min: 0, max: 12 });
const score: fc.Arbitrary<Score> = fc.tuple(goals, goals);

it('gives every published result of the grid of lines and goal differences', () => {
  const grid = readCases<GridCase>('sports').filter(({ kind }) => kind === 'ahGrid');
  expect(grid.length).toBe(119);
  for (const { line, diff, result } of grid) {
    const read = parseLine(line);
    expect(read.ok && judgeLine(diff, read.value), `${line} at ${String(diff)}`).toBe(result);
  }
});

it('pays a quarter line as half the stake on either neighbouring half line, at any odds', () => {
  fc.assert(
    fc.property(
      oddQuarters,
      fc.integer({ min: -12, max: 12 }),
      fc.bigInt(10_001n, 100n * ODDS_ONE),
      (line, diff, odds) => {
        const pays = (at: number) => multiplierOf({ result: judgeLine(diff, at) }, odds);
        const halves = times(plus(pays(line - 1), pays(line + 1)), { numerator: 1n, denominator: 2n });
        const whole = pays(line);
        expect(whole.numerator * halves.denominator).toBe(halves.numerator * whole.denominator);
      },
    ),
  );
});

it('gives the two sides of a line opposite results', () => {
  const opposite = { win: 'lose', half_win: 'half_lose', push: 'push', half_lose: 'half_win', lose: 'win' } as const;
  fc.assert(
    fc.property(score, score, quarters, (final, atBet, line) => {
      const home = judgeScore({ market: 'ah', pick: '1', line }, final, atBet);
      const away = judgeScore({ market: 'ah', pick: '2', line: -line }, final, atBet);
      expect(away).toBe(opposite[home]);
      const total = Math.abs(line);
      const over = judgeScore({ market: 'ou', pick: 'over', line: total }, final);
      expect(judgeScore({ market: 'ou', pick: 'under', line: total }, final)).toBe(opposite[over]);
    }),
  );
});

it('never gets worse for the picked side when its line grows', () => {
  const order = ['lose', 'half_lose', 'push', 'half_win', 'win'];
  fc.assert(
    fc.property(fc.integer({ min: -12, max: 12 }), quarters, (diff, line) => {
      expect(order.indexOf(judgeLine(diff, line + 1))).toBeGreaterThanOrEqual(order.indexOf(judgeLine(diff, line)));
    }),
  );
});

it('reads back the lines that it writes', () => {
  fc.assert(
    fc.property(quarters, (line) => {
      expect(parseLine(formatLine(line))).toEqual({ ok: true, value: line });
    }),
  );
});
