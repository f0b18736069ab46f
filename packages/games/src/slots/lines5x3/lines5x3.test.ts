import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastWords } from '../../../testing/fast-words.ts';
import { isLong } from '../../../testing/long.ts';
import { readCases } from '../../../testing/read-cases.ts';
import { distance, sample } from '../../../testing/sample.ts';
import { streamOf } from '../../fairness/index.ts';
import { slotsChecker } from '../check/index.ts';
import {
  evaluate,
  FREE_SPIN_FACTOR,
  FREE_SPINS_MAX,
  HIT_FREQUENCY,
  LINES,
  payout,
  play,
  RETURN_TO_PLAYER,
  ROW_COUNT,
  RUN_PAYS,
  SCATTERS,
  STRIP_LENGTH,
  STRIPS,
  SYMBOLS,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
  windowAt,
  type PerReel,
} from './index.ts';

type Row = { game: string; context: string };
const cases = readCases<Row>('slots').filter(({ game }) => game === 'lines5x3');
const stop = fc.integer({ min: 0, max: STRIP_LENGTH - 1 });
const stops = fc.tuple(stop, stop, stop, stop, stop);
const ALL_STOPS = STRIP_LENGTH ** STRIPS.length;
const lineReturn = RETURN_TO_PLAYER.paid / RETURN_TO_PLAYER.staked;

/** Binomial: how many of all stops show exactly `count` scatters, one on each strip and three rows in sight. */
function stopsWithScatters(count: number): number {
  const choices = [1, 5, 10, 10, 5, 1][count] as number;
  return choices * ROW_COUNT ** count * (STRIP_LENGTH - ROW_COUNT) ** (STRIPS.length - count);
}

/** Line bets won on one line over all stops. The reels are independent, and every place of a strip meets a row once. */
function unitsOfOneLine(): number {
  return Object.entries(RUN_PAYS).reduce((sum, [symbol, pays]) => {
    const matches = STRIPS.map((strip) => strip.filter((shown) => shown === symbol || shown === 'W').length);
    return sum + pays.reduce((part, units, index) => part + units * stopsOfRun(matches, index + 3), 0);
  }, 0);
}

/** How many stops have a run of exactly `length` matching reels on a line. */
function stopsOfRun(matches: readonly number[], length: number): number {
  return matches.reduce((product, match, reel) => {
    if (reel < length) return product * match;
    return reel === length ? product * (STRIP_LENGTH - match) : product * STRIP_LENGTH;
  }, 1);
}

describe('lines5x3', () => {
  it.each(cases)('plays the published case $context', (row) => {
    for (const { faults } of slotsChecker.check(row)) expect(faults).toEqual([]);
  });

  it('has strips of 32 known symbols, one scatter on each, and W on the middle three only', () => {
    expect(STRIPS.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32]);
    expect(STRIPS.flat().every((symbol) => SYMBOLS.includes(symbol))).toBe(true);
    expect(STRIPS.map((strip) => strip.filter((symbol) => symbol === 'S').length)).toEqual([1, 1, 1, 1, 1]);
    expect(STRIPS.map((strip) => strip.includes('W'))).toEqual([false, true, true, true, false]);
  });

  it('pays exactly 522,332,200 line bets on lines and by scatters over all 33,554,432 stops', () => {
    const scatterUnits = Object.entries(SCATTERS).reduce(
      (sum, [count, { timesBet }]) => sum + timesBet * LINES.length * stopsWithScatters(Number(count)),
      0,
    );
    expect(unitsOfOneLine() * LINES.length + scatterUnits).toBe(522_332_200);
  });

  it('triggers free spins at 227,070, 11,745 and 243 stops', () => {
    expect([3, 4, 5].map(stopsWithScatters)).toEqual([227_070, 11_745, 243]);
  });

  it('returns exactly what is published: the base wins times 1 + 3a / (1 - a), a being the free spins that a spin starts', () => {
    const started = BigInt([3, 4, 5].reduce((sum, n) => sum + (SCATTERS[n]?.freeSpins ?? 0) * stopsWithScatters(n), 0));
    const all = BigInt(ALL_STOPS);
    const factor = BigInt(FREE_SPIN_FACTOR);
    // 1 + 3a / (1 - a) with a = started / all.
    const [over, under] = [all - started + factor * started, all - started];
    const [paid, staked] = [522_332_200n * over, all * BigInt(LINES.length) * under];
    expect(paid * BigInt(RETURN_TO_PLAYER.staked)).toBe(BigInt(RETURN_TO_PLAYER.paid) * staked);
    expect(lineReturn).toBeCloseTo(0.962397, 6);
  });

  it('wins at exactly 14,924,805 of all base stops', () => {
    const places = Array.from({ length: STRIP_LENGTH }, (_, place) => place);
    // Whether a line wins is decided by the first three reels; the last two matter by their scatters alone.
    const lastTwo = [0, 1, 2].map((count) => [1, 2, 1][count]! * 3 ** count * 29 ** (2 - count));
    const scatterless: PerReel<number> = [0, 0, 0, 0, 4];
    let winning = 0;
    for (const first of places) {
      for (const second of places) {
        for (const third of places) {
          const { wins, scatters } = evaluate([first, second, third, scatterless[3], scatterless[4]]);
          const withScatters = [0, 1, 2].filter((count) => scatters + count >= 3);
          winning += wins.length > 0 ? STRIP_LENGTH ** 2 : withScatters.reduce((sum, n) => sum + (lastTwo[n] ?? 0), 0);
        }
      }
    }
    expect(winning).toBe(HIT_FREQUENCY.winning);
    expect(windowAt(scatterless).slice(3).flat()).not.toContain('S');
  });

  it('explains every unit of a line by symbols that really lie on it', () => {
    fc.assert(
      fc.property(stops, (place) => {
        const { window, wins, lineUnits } = evaluate(place);
        expect(wins.reduce((sum, win) => sum + win.units, 0)).toBe(lineUnits);
        for (const { line, symbol, count } of wins) {
          const shown = (LINES[line] ?? []).map((row, reel) => window[reel]?.[row]);
          expect(shown.slice(0, count).every((item) => item === symbol || item === 'W')).toBe(true);
          expect([symbol, 'W']).not.toContain(shown[count]);
        }
      }),
    );
  });

  it('adds up each feature spin by spin, with three times the win and never more than 200 spins', () => {
    const stream = streamOf(fastWords(1));
    let features = 0;
    for (let round = 0; round < 3000; round += 1) {
      const { base, baseWin, freeSpins, winUnits } = play(stream);
      let total = baseWin;
      let left = base.freeSpins;
      for (const spin of freeSpins) {
        total += spin.win;
        left += spin.freeSpins - 1;
        expect(spin.win).toBe(3 * (spin.lineUnits + spin.scatterUnits));
        expect([spin.runningWin, spin.spinsLeft]).toEqual([total, left]);
      }
      expect(winUnits).toBe(total);
      expect(left).toBe(0);
      features += freeSpins.length > 0 ? 1 : 0;
    }
    expect(features).toBeGreaterThan(5);
  });

  it('stops a feature at 200 spins and at 5,000 bets', () => {
    // Reels that always show the same: five scatters without end, then five H1 on the middle line.
    const scatterStops = STRIPS.map((strip) => strip.indexOf('S'));
    let reads = 0;
    const endless = play({ uniform: () => scatterStops[reads++ % 5] as number });
    // 50 bets, and 3 times 50 for each free spin.
    expect(endless.freeSpins.length).toBe(33);
    expect(endless.isCapped).toBe(true);
    expect(endless.winUnits).toBe(WIN_MAX_TIMES_STAKE * LINES.length);
    // Three scatters at every spin win little, so that the count of spins ends the feature.
    reads = 0;
    const poor = [...scatterStops.slice(0, 3), 2, 4];
    const long = play({ uniform: () => poor[reads++ % 5] as number });
    expect(long.freeSpins.length).toBe(FREE_SPINS_MAX);
    expect(long.freeSpins.at(-1)?.spinsLeft).toBe(0);
  });

  it('pays the floor of its share', () => {
    expect(payout(10_000n, 30)).toBe(15_000n);
    expect(payout(3n, 3)).toBe(0n);
    expect(payout(7n, 3)).toBe(1n);
  });

  it('returns near 96.24 % in a simulation', () => {
    const stream = streamOf(fastWords(20));
    const seen = sample(isLong ? 20_000_000 : 100_000, () => play(stream).winUnits / LINES.length);
    expect(distance(seen, lineReturn)).toBeLessThan(2.576);
    // Rare large wins make the deviation itself uncertain.
    expect(Math.abs(seen.standardError * Math.sqrt(seen.count) - VOLATILITY.deviation)).toBeLessThan(
      isLong ? 0.05 : 0.3,
    );
  }, 600_000);

  it.runIf(isLong)(
    'has a base deviation of 2.009 bets and a largest base win of 122 bets over every stop',
    () => {
      let [sum, squares, most] = [0, 0, 0];
      const chosen: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      const each = (reel: number): void => {
        if (reel === STRIPS.length) {
          const { lineUnits, scatterUnits } = evaluate(chosen);
          const win = lineUnits + scatterUnits;
          sum += win;
          squares += win * win;
          most = Math.max(most, win);
          return;
        }
        for (let place = 0; place < STRIP_LENGTH; place += 1) {
          chosen[reel] = place;
          each(reel + 1);
        }
      };
      each(0);
      expect(sum).toBe(522_332_200);
      expect(most / LINES.length).toBe(122);
      expect(Math.sqrt(squares / ALL_STOPS - (sum / ALL_STOPS) ** 2) / LINES.length).toBeCloseTo(2.009, 3);
    },
    600_000,
  );
});
