import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastWords } from '../../../testing/fast-words.ts';
import { streamOf } from '../../fairness/index.ts';
import {
  abandonedMultiplier,
  cashOut,
  type Game,
  isMineCount,
  layMines,
  multiplierAfter,
  multipliersOf,
  pick,
  TILE_COUNT,
} from './index.ts';

const game = (...mines: number[]): Game => ({ mines, picked: [], state: 'open' });

function chooseBig(n: bigint, k: bigint): bigint {
  let ways = 1n;
  for (let step = 1n; step <= k; step += 1n) ways = (ways * (n - step + 1n)) / step;
  return ways;
}

describe('mines', () => {
  it('pays the floor of 0.97 C(25,k) / C(25-m,k) for every count of mines and picks', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let picks = 1; picks <= TILE_COUNT - mines; picks += 1) {
        const exact = (9_700n * chooseBig(25n, BigInt(picks))) / chooseBig(BigInt(25 - mines), BigInt(picks));
        expect(BigInt(multiplierAfter(mines, picks).parts)).toBe(exact);
      }
      expect(multipliersOf(mines)).toHaveLength(TILE_COUNT - mines);
    }
  });

  it('returns 97 % less truncation at every moment to stop, counted over all layouts of two mines', () => {
    const layouts = Array.from({ length: 25 }, (_, a) => Array.from({ length: a }, (__, b) => [a, b])).flat();
    for (const picks of [1, 5, 10, 23]) {
      const safe = layouts.filter((mines) => mines.every((tile) => tile >= picks)).length;
      const returned = (safe / layouts.length) * multiplierAfter(2, picks).parts;
      expect(returned).toBeLessThanOrEqual(9_700);
      expect(returned).toBeGreaterThan(9_699);
    }
  });

  it('lays so many different mines, in ascending order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 24 }), (seed, count) => {
        const mines = layMines(streamOf(fastWords(seed)), count);
        expect(new Set(mines).size).toBe(count);
        expect(mines).toEqual(mines.toSorted((one, other) => one - other));
        expect(mines.every((tile) => tile >= 0 && tile < TILE_COUNT)).toBe(true);
      }),
    );
  });

  it('raises the multiplier with every safe tile and ends at a mine with nothing', () => {
    const first = pick(game(3, 4), 0);
    expect(first).toEqual({
      ok: true,
      game: { mines: [3, 4], picked: [0], state: 'open' },
      multiplier: multiplierAfter(2, 1),
    });
    const second = first.ok && pick(first.game, 4);
    expect(second).toMatchObject({ ok: true, game: { state: 'lost' }, multiplier: { parts: 0 } });
  });

  it('cashes out by itself at the last safe tile', () => {
    const mines = Array.from({ length: 24 }, (_, tile) => tile);
    expect(pick(game(...mines), 24)).toEqual({
      ok: true,
      game: { mines, picked: [24], state: 'cashed_out' },
      multiplier: { parts: 242_500, of: 10_000 },
    });
  });

  it.each([
    ['mines.unknown_tile', game(1), 25],
    ['mines.unknown_tile', game(1), -1],
    ['mines.unknown_tile', game(1), 0.5],
    ['mines.tile_open', { ...game(1), picked: [7] }, 7],
    ['mines.game_over', { ...game(1), state: 'lost' as const }, 7],
    ['mines.game_over', { ...game(1), state: 'cashed_out' as const }, 7],
  ])('refuses a pick as %s', (code, given, tile) => {
    expect(pick(given, tile)).toEqual({ ok: false, code });
  });

  it('cashes out only an open game with a safe tile', () => {
    expect(cashOut(game(1))).toEqual({ ok: false, code: 'mines.nothing_picked' });
    expect(cashOut({ ...game(1), picked: [1], state: 'lost' })).toEqual({ ok: false, code: 'mines.game_over' });
    expect(cashOut({ ...game(1), picked: [2] })).toMatchObject({
      game: { state: 'cashed_out' },
      multiplier: { parts: 10_104 },
    });
  });

  it('gives an abandoned game its current multiplier, or the stake back when nothing was picked', () => {
    expect(abandonedMultiplier(game(1))).toEqual({ parts: 1, of: 1 });
    expect(abandonedMultiplier({ ...game(1), picked: [2, 3] })).toEqual(multiplierAfter(1, 2));
    expect(abandonedMultiplier({ ...game(1), picked: [1], state: 'lost' }).parts).toBe(0);
  });

  it('has 1 to 24 mines', () => {
    expect([0, 1, 24, 25, 2.5].map(isMineCount)).toEqual([false, true, true, false, false]);
  });
});
