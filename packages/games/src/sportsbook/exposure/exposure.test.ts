import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FootballSelection, Score } from '../markets/selection.ts';
import { floorTimes } from '../fraction.ts';
import { judgeScore } from '../settlement/judge-score.ts';
import { multiplierOf } from '../settlement/result.ts';
import { esportsExposure, footballExposure } from './exposure.ts';
import type { Position } from './worst-case.ts';

const on = (selection: FootballSelection, stake: bigint, odds: bigint): Position<FootballSelection> => ({
  selection,
  stake,
  odds,
});

it('is the loss at the worst of the three results of a match', () => {
  const positions = [
    on({ market: '1x2', pick: '1', period: 'full' }, 1_000n, 25_000n),
    on({ market: '1x2', pick: 'X', period: 'full' }, 200n, 34_000n),
    on({ market: '1x2', pick: '2', period: 'full' }, 500n, 30_000n),
  ];
  const exposure = footballExposure(positions).get('1x2');
  expect(exposure?.loss).toBe(2_500n - 1_700n);
  expect(exposure?.outcome.ft).toEqual([1, 0]);
});

it('finds the middle between two lines, where both sides win', () => {
  const positions = [
    on({ market: 'ou', pick: 'over', line: 10, period: 'full' }, 100n, 20_000n),
    on({ market: 'ou', pick: 'under', line: 14, period: 'full' }, 100n, 20_000n),
  ];
  const exposure = footballExposure(positions).get('ou');
  expect(exposure?.loss).toBe(200n);
  expect(exposure?.outcome.ft.reduce((sum, goals) => sum + goals, 0)).toBe(3);
});

it('is a gain when the house earns in every result', () => {
  const positions = [
    on({ market: 'btts', pick: 'yes', period: 'full' }, 100n, 19_000n),
    on({ market: 'btts', pick: 'no', period: 'full' }, 100n, 19_000n),
  ];
  expect(footballExposure(positions).get('btts')?.loss).toBe(-10n);
});

it('looks at each market by itself, on its own half, and from the present score', () => {
  const positions = [
    on({ market: 'ou', pick: 'under', line: 2, period: 'half' }, 100n, 20_000n),
    on({ market: 'ou', pick: 'under', line: 6, period: 'full' }, 100n, 20_000n),
    on({ market: 'htft', half: '1', full: '2' }, 10n, 300_000n),
  ];
  const losses = (score: Score) => [...footballExposure(positions, score)].map(([market, { loss }]) => [market, loss]);
  expect(losses([0, 0])).toEqual([
    ['ht_ou', 100n],
    ['ou', 100n],
    ['htft', 290n],
  ]);
  expect(losses([1, 0])[0]).toEqual(['ht_ou', -100n]);
});

it('multiplies a parlay with what its other legs can still win', () => {
  const position = on({ market: 'btts', pick: 'yes', period: 'full' }, 100n, 20_000n);
  const parlay = { ...position, otherLegs: { numerator: 3n, denominator: 1n } };
  expect(footballExposure([parlay]).get('btts')?.loss).toBe(500n);
});

it('counts no goals before an in-play handicap bet', () => {
  const handicap = on({ market: 'ah', pick: '2', line: 0, period: 'full' }, 100n, 20_000n);
  expect(footballExposure([handicap], [15, 0]).get('ah')?.loss).toBe(0n);
  expect(footballExposure([{ ...handicap, scoreAtBet: [15, 0] }], [15, 0]).get('ah')?.loss).toBe(100n);
});

it('voids the winner of a map that is not played', () => {
  const exposure = esportsExposure(
    [{ selection: { market: 'map_winner', pick: '1', map: 3 }, stake: 100n, odds: 15_000n }],
    { maps: ['1'], bestOf: 3 },
  );
  expect(exposure.get('map_winner')).toMatchObject({ loss: 50n, outcome: { maps: ['1', '2', '1'] } });
});

it('is never less than the loss at any result that can come', () => {
  const pick = fc.record({
    side: fc.constantFrom('1', '2'),
    line: fc.integer({ min: -8, max: 8 }),
    stake: fc.bigInt(1n, 10n ** 8n),
    odds: fc.bigInt(10_100n, 60_000n),
  });
  fc.assert(
    fc.property(fc.array(pick, { minLength: 1, maxLength: 12 }), fc.nat(9), fc.nat(9), (picks, home, away) => {
      const loss = picks.reduce((sum, { side, line, stake, odds }) => {
        const result = judgeScore({ market: 'ah', pick: side, line }, [home, away]);
        return sum + floorTimes(stake, multiplierOf({ result }, odds)) - stake;
      }, 0n);
      const positions = picks.map(({ side, line, stake, odds }) =>
        on({ market: 'ah', pick: side, line, period: 'full' }, stake, odds),
      );
      expect((footballExposure(positions).get('ah')?.loss ?? loss - 1n) >= loss).toBe(true);
    }),
  );
});
