import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/read-cases.ts';
import { cockfightChecker } from './check/index.ts';
import { type Chances, fight, judgeBet, type Odds, oddsOf, payout } from './index.ts';

const cases = readCases<{ context: string }>('cockfight');
const chances = fc
  .record({ drawBp: fc.integer({ min: 500, max: 1000 }), share: fc.nat(2000) })
  .map(({ drawBp, share }): Chances => {
    const meronBp = 3500 + Math.min(share, 10_000 - drawBp - 7000);
    return { meronBp, walaBp: 10_000 - drawBp - meronBp, drawBp };
  });

function odds(given: Chances): Odds {
  const result = oddsOf(given);
  if (!result.ok) throw new Error(result.code);
  return result.odds;
}

describe('cockfight', () => {
  it.each(cases)('prices, decides and settles published case $context', (row) => {
    for (const { faults } of cockfightChecker.check(row)) expect(faults).toEqual([]);
  });

  it('returns 0.96 of decided fights on each side and of all fights on the draw, less truncation', () => {
    fc.assert(
      fc.property(chances, (given) => {
        const { meron, wala, draw } = odds(given);
        const decided = 10_000 - given.drawBp;
        for (const returned of [
          (meron * given.meronBp) / decided,
          (wala * given.walaBp) / decided,
          (draw * given.drawBp) / 10_000,
        ]) {
          expect(returned).toBeLessThanOrEqual(9_600);
          expect(returned).toBeGreaterThan(9_599);
        }
      }),
    );
  });

  it('returns 0.9632 of all fights at the usual chance of a draw', () => {
    const given = { meronBp: 4600, walaBp: 4600, drawBp: 800 };
    expect((odds(given).meron / 10_000) * 0.46 + 0.08).toBeCloseTo(0.9632, 4);
  });

  it('divides the 10,000 draws between the outcomes as their chances say', () => {
    const given = { meronBp: 4000, walaBp: 5200, drawBp: 800 };
    const counts = { meron: 0, wala: 0, draw: 0 };
    for (let drawn = 0; drawn < 10_000; drawn += 1) counts[fight({ uniform: () => drawn }, given)] += 1;
    expect(counts).toEqual({ meron: 4000, wala: 5200, draw: 800 });
  });

  it.each([
    { meronBp: 4600, walaBp: 4600, drawBp: 801 },
    { meronBp: 3499, walaBp: 5701, drawBp: 800 },
    { meronBp: 4751, walaBp: 4750, drawBp: 499 },
    { meronBp: 4500, walaBp: 4499, drawBp: 1001 },
    { meronBp: 4600.5, walaBp: 4599.5, drawBp: 800 },
  ])('refuses the chances $meronBp, $walaBp, $drawBp', (given) => {
    expect(oddsOf(given)).toEqual({ ok: false, code: 'cockfight.invalid_chances' });
  });

  it('lets an account bet on one fighter and the draw, but not on both fighters', () => {
    expect(judgeBet([], 'meron')).toEqual({ ok: true });
    expect(judgeBet(['meron', 'draw'], 'meron')).toEqual({ ok: true });
    expect(judgeBet(['meron'], 'draw')).toEqual({ ok: true });
    expect(judgeBet(['meron'], 'wala')).toEqual({ ok: false, code: 'cockfight.both_sides' });
    expect(judgeBet(['draw', 'wala'], 'meron')).toEqual({ ok: false, code: 'cockfight.both_sides' });
    expect(judgeBet([], 'red')).toEqual({ ok: false, code: 'cockfight.unknown_side' });
  });

  it('returns everything of a cancelled fight', () => {
    const given = odds({ meronBp: 4600, walaBp: 4600, drawBp: 800 });
    for (const side of ['meron', 'wala', 'draw'] as const)
      expect(payout(33_333n, side, 'cancelled', given)).toBe(33_333n);
  });
});
