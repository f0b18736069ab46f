import { describe, expect, it } from 'vitest';
import { fastWords } from '../../../testing/fast-words.ts';
import { isLong } from '../../../testing/long.ts';
import { readCases } from '../../../testing/read-cases.ts';
import { distance, sample } from '../../../testing/sample.ts';
import { streamOf } from '../../fairness/index.ts';
import { slotsChecker } from '../check/index.ts';
import {
  BASE_WEIGHTS,
  COLUMN_COUNT,
  FREE_SPINS_MAX,
  FREE_WEIGHTS,
  HIT_FREQUENCY_SIMULATED,
  kindPay,
  payout,
  play,
  playSequence,
  RETURN_TO_PLAYER_SIMULATED,
  ROW_COUNT,
  scatterPay,
  SYMBOLS,
  WIN_MAX_TIMES_STAKE,
  type Grid,
  type Sequence,
} from './index.ts';

type Row = { game: string; context: string };
const cases = readCases<Row>('slots').filter(({ game }) => game === 'anywhere6x5');
/** 99 % of a normal distribution. */
const BOUND = 2.576;

const countOf = (grid: Grid, symbol: string): number => grid.flat().filter((cell) => cell.symbol === symbol).length;

function expectStepsToFit({ grid, steps, tumbleWin, orbs, scatters }: Sequence): void {
  let before = grid;
  for (const step of steps) {
    for (const { kind, count, cells, hundredths } of step.wins) {
      expect(countOf(before, kind)).toBe(count);
      expect(cells.map(([column, row]) => before[column]?.[row]?.symbol)).toEqual(cells.map(() => kind));
      expect(hundredths).toBe(kindPay(kind, count));
    }
    const vanished = step.wins.reduce((sum, { count }) => sum + count, 0);
    expect(step.refills.flat()).toHaveLength(vanished);
    expect(step.grid.map((column) => column.length)).toEqual(Array.from({ length: COLUMN_COUNT }, () => ROW_COUNT));
    // Scatters and orbs stay: the new grid has those of the old one and those that came in.
    for (const symbol of ['SC', 'OR']) {
      expect(countOf(step.grid, symbol)).toBe(countOf(before, symbol) + countOf(step.refills, symbol));
    }
    before = step.grid;
  }
  expect(SYMBOLS.slice(0, 8).every((kind) => countOf(before, kind) < 8)).toBe(true);
  expect(tumbleWin).toBe(steps.reduce((sum, step) => sum + step.hundredths, 0));
  expect([orbs, scatters]).toEqual([before.flat().reduce((sum, cell) => sum + cell.orb, 0), countOf(before, 'SC')]);
}

describe('anywhere6x5', () => {
  it.each(cases)('plays the published case $context', (row) => {
    for (const { faults } of slotsChecker.check(row)) expect(faults).toEqual([]);
  });

  it('has weights of 1000 for every symbol and every orb value', () => {
    for (const { symbols, orbs } of [BASE_WEIGHTS, FREE_WEIGHTS]) {
      expect(symbols.reduce((sum, weight) => sum + weight, 0)).toBe(1000);
      expect(orbs.reduce((sum, weight) => sum + weight, 0)).toBe(1000);
    }
  });

  it('pays by count from 8, and scatters from 4', () => {
    expect([7, 8, 9, 10, 11, 12, 30].map((count) => kindPay('S1', count))).toEqual([
      0, 800, 800, 2000, 2000, 5000, 5000,
    ]);
    expect([0, 3, 4, 5, 6, 7].map(scatterPay)).toEqual([0, 0, 300, 500, 10_000, 10_000]);
  });

  it('lets only paying kinds vanish, drops the rest and fills from above until nothing pays', () => {
    const stream = streamOf(fastWords(2));
    for (let round = 0; round < 1500; round += 1) expectStepsToFit(playSequence(stream, BASE_WEIGHTS));
  });

  it('multiplies the base win by the sum of its orbs and leaves it alone without orbs', () => {
    const stream = streamOf(fastWords(3));
    let multiplied = 0;
    for (let round = 0; round < 2000; round += 1) {
      const { base, baseWin } = play(stream);
      expect(baseWin).toBe(base.orbs === 0 ? base.tumbleWin : base.tumbleWin * base.orbs);
      multiplied += base.orbs > 0 && base.tumbleWin > 0 ? 1 : 0;
    }
    expect(multiplied).toBeGreaterThan(10);
  });

  it('carries the running total of orbs through the free spins, 60 at most', () => {
    const stream = streamOf(fastWords(4));
    let spins = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const { baseWin, scatterWin, freeSpins, winHundredths } = play(stream);
      let total = 0;
      let won = baseWin + scatterWin;
      for (const { tumbleWin, orbs, win, total: shown, runningWin } of freeSpins) {
        if (tumbleWin > 0) total += orbs;
        won += tumbleWin > 0 && orbs > 0 ? tumbleWin * total : tumbleWin;
        expect([shown, runningWin]).toEqual([total, won]);
        expect(win === 0).toBe(tumbleWin === 0);
      }
      expect(winHundredths).toBe(Math.min(won, WIN_MAX_TIMES_STAKE * 100));
      expect(freeSpins.length).toBeLessThanOrEqual(FREE_SPINS_MAX);
      spins += freeSpins.length;
    }
    expect(spins).toBeGreaterThan(200);
  });

  it('ends at 5,000 bets', () => {
    // Every cell the best kind, once; then blank grids: 30 of S1, no orb. A stream of orbs of 500 on top of it.
    const script = [...Array.from({ length: 22 }, () => 0), ...Array.from({ length: 8 }, () => [9, 11]).flat()];
    let reads = 0;
    const kinds = [0, 1, 2, 3, 4, 5, 6, 7];
    const result = play({ weighted: () => script[reads++] ?? (kinds[reads % 8] as number) });
    expect(result.isCapped).toBe(true);
    expect(result.winHundredths).toBe(WIN_MAX_TIMES_STAKE * 100);
    expect(result.freeSpins).toEqual([]);
  });

  it('pays the floor of its share', () => {
    expect(payout(10_000n, 150)).toBe(15_000n);
    expect(payout(1n, 20)).toBe(0n);
  });

  it('returns near 96.27 % and wins near 28.56 % of rounds in a simulation', () => {
    const stream = streamOf(fastWords(5));
    const count = isLong ? 10_000_000 : 60_000;
    let hits = 0;
    const seen = sample(count, () => {
      const { winHundredths } = play(stream);
      hits += winHundredths > 0 ? 1 : 0;
      return winHundredths / 100;
    });
    expect(distance(seen, RETURN_TO_PLAYER_SIMULATED)).toBeLessThan(BOUND);
    const hitError = Math.sqrt((HIT_FREQUENCY_SIMULATED * (1 - HIT_FREQUENCY_SIMULATED)) / count);
    expect(Math.abs(hits / count - HIT_FREQUENCY_SIMULATED) / hitError).toBeLessThan(BOUND);
  }, 600_000);

  it('wins 62.45 % of the stake in the base game alone in a simulation', () => {
    const stream = streamOf(fastWords(6));
    const seen = sample(isLong ? 10_000_000 : 60_000, () => {
      const { tumbleWin, orbs } = playSequence(stream, BASE_WEIGHTS);
      return (tumbleWin * Math.max(1, orbs)) / 100;
    });
    expect(distance(seen, 0.62445)).toBeLessThan(BOUND);
  }, 600_000);
});
