import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '../../fairness/index.ts';
import { readCases } from '../../../testing/read-cases.ts';
import {
  evaluate,
  HIT_FREQUENCY,
  LINES,
  payout,
  RETURN_TO_PLAYER,
  spin,
  STRIP_LENGTH,
  STRIPS,
  symbolAt,
  SYMBOLS,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
  type PerReel,
} from './index.ts';

type Row = {
  game: string;
  serverSeed: string;
  context: string;
  expect: { stops: number[]; lineWins: number[]; winUnits: number };
};
const cases = readCases<Row>('slots').filter(({ game }) => game === 'classic3');
const stop = fc.integer({ min: 0, max: STRIP_LENGTH - 1 });

function everyStop(): PerReel<number>[] {
  const places = Array.from({ length: STRIP_LENGTH }, (_, place) => place);
  return places.flatMap((a) => places.flatMap((b) => places.map((c): PerReel<number> => [a, b, c])));
}

describe('classic3', () => {
  it.each(cases)('spins the published case $context', ({ serverSeed, context, expect: expected }) => {
    const { stops, lineWins, winUnits } = spin(createStream(serverSeed, context));
    expect({ stops, lineWins, winUnits }).toEqual(expected);
  });

  it('returns exactly 66,545 of 69,120 over all 13,824 stops, with 5,288 winning stops and 1,003 units at most', () => {
    const units = everyStop().map((stops) => evaluate(stops).winUnits);
    const paid = units.reduce((sum, value) => sum + value, 0);
    expect(units).toHaveLength(HIT_FREQUENCY.stops);
    expect(paid * RETURN_TO_PLAYER.staked).toBe(RETURN_TO_PLAYER.paid * units.length * LINES.length);
    expect(units.filter((value) => value > 0)).toHaveLength(HIT_FREQUENCY.winning);
    expect(Math.max(...units) / LINES.length).toBe(WIN_MAX_TIMES_STAKE);
    const mean = paid / units.length;
    const variance = units.reduce((sum, value) => sum + (value - mean) ** 2, 0) / units.length;
    expect(Math.sqrt(variance) / LINES.length).toBeCloseTo(VOLATILITY.deviation, 3);
  });

  it('has strips of 24 known symbols', () => {
    expect(STRIPS.map((strip) => strip.length)).toEqual([STRIP_LENGTH, STRIP_LENGTH, STRIP_LENGTH]);
    expect(STRIPS.flat().every((symbol) => SYMBOLS.includes(symbol))).toBe(true);
  });

  it('shows the symbols that follow the stop around the strip', () => {
    expect(evaluate([23, 22, 0]).window).toEqual([
      ['MELON', 'PLUM', 'ORANGE'],
      ['PLUM', 'MELON', 'BELL'],
      ['CHERRY', 'MELON', 'BELL'],
    ]);
    expect(symbolAt(0, -1)).toBe('MELON');
  });

  it('explains every unit of a win by a line that really shows it', () => {
    fc.assert(
      fc.property(stop, stop, stop, (a, b, c) => {
        const { window, wins, lineWins, winUnits } = evaluate([a, b, c]);
        expect(wins.reduce((sum, win) => sum + win.units, 0)).toBe(winUnits);
        for (const win of wins) {
          const rows = LINES[win.line] as PerReel<0 | 1 | 2>;
          const shown = rows.map((row, reel) => window[reel]?.[row]).slice(0, win.count);
          expect(shown.every((symbol) => symbol === win.symbol)).toBe(true);
          expect(lineWins[win.line]).toBe(win.units);
        }
      }),
    );
  });

  it('never pays more than the exact share of the bet and loses less than one ledger unit to rounding', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.nat(1003), (stake, units) => {
        const rest = stake * BigInt(units) - payout(stake, units) * 5n;
        expect(rest >= 0n && rest < 5n).toBe(true);
      }),
    );
  });
});
