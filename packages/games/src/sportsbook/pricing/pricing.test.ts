import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FootballSelection, Score, ThreeWay } from '../markets/selection.ts';
import { LISTED_SCORES } from '../markets/score.ts';
import type { Answer } from '../refusal.ts';
import { impliedProbability, type ResultChances } from './chances.ts';
import { footballChances, remainingRates, type FootballOutlook } from './football.ts';
import { goalShare, MINUTES } from './minutes.ts';
import { offeredOdds, OVERROUND } from './offer.ts';
import { priceFootball } from './price.ts';
import { expectedGoals, scoreMatrix } from './score-matrix.ts';

const rate = fc.double({ min: 0.05, max: 4, noNaN: true });
const score: fc.Arbitrary<Score> = fc.tuple(fc.nat(4), fc.nat(4));
const outlook: fc.Arbitrary<FootballOutlook> = fc.record({
  rates: fc.record({ home: rate, away: rate, rho: fc.constantFrom(-0.1, -0.05, 0, 0.03) }),
  minute: fc.integer({ min: 0, max: MINUTES }),
  score,
});
const threeWays: readonly ThreeWay[] = ['1', 'X', '2'];

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

const total = (chances: ResultChances): number => Object.values(chances).reduce((sum, chance) => sum + chance, 0);
const chancesIn = (state: FootballOutlook, selection: FootballSelection) => valueOf(footballChances(selection, state));
const before: FootballOutlook = { rates: { home: 1.6, away: 1.1 }, minute: 0, score: [0, 0] };

describe('the score matrix', () => {
  it('sums to 1 and has no negative cell', () => {
    fc.assert(
      fc.property(rate, rate, fc.constantFrom(-0.1, 0, 0.03), (home, away, rho) => {
        const cells = valueOf(scoreMatrix({ home, away, rho }));
        expect(cells.length).toBe(256);
        expect(cells.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        expect(cells.every(({ probability }) => probability >= 0)).toBe(true);
      }),
    );
  });

  it('keeps the expected goals of both sides whatever the low-score correction, up to its edge', () => {
    const cells = valueOf(scoreMatrix({ home: 1.4, away: 0.9, rho: -0.08 }));
    const mean = (side: 0 | 1) => cells.reduce((sum, cell) => sum + cell.score[side] * cell.probability, 0);
    expect(mean(0)).toBeCloseTo(1.4, 9);
    expect(mean(1)).toBeCloseTo(0.9, 9);
  });

  it.each([
    { home: -0.1, away: 1 },
    { home: Number.NaN, away: 1 },
    { home: 16, away: 1 },
    { home: 3, away: 3, rho: 0.5 },
    { home: 1, away: 1, rho: Number.POSITIVE_INFINITY },
  ])('is refused for %j', (rates) => {
    expect(scoreMatrix(rates)).toEqual({ ok: false, code: 'sports.model_parameters' });
  });

  it('takes its rates from the ratings of the teams', () => {
    const ratings = { mean: 0.1, homeAdvantage: 0.25, attack: [0.2, -0.1], defence: [0.05, 0.15] } as const;
    expect(expectedGoals(ratings).home).toBeCloseTo(Math.exp(0.4), 12);
    expect(expectedGoals(ratings).away).toBeCloseTo(Math.exp(-0.05), 12);
  });
});

describe('the chances of a market', () => {
  it('add up to 1 over the results of a pick, and over the picks of a market', () => {
    fc.assert(
      fc.property(outlook, (state) => {
        const results = threeWays.map((pick) => chancesIn(state, { market: '1x2', pick, period: 'full' }));
        for (const chances of results) expect(total(chances)).toBeCloseTo(1, 9);
        expect(results.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 9);
        const listed = LISTED_SCORES.map((exact) => ({ kind: 'score', score: exact }) as const);
        const others = threeWays.map((result) => ({ kind: 'other', result }) as const);
        const scores = [...listed, ...others].map(
          (pick) => chancesIn(state, { market: 'cs', pick, listed: LISTED_SCORES, period: 'full' }).win,
        );
        expect(scores.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 30 },
    );
  });

  it('of half time and full time agree with those of the half and of the whole match', () => {
    const pairs = threeWays.map((half) =>
      threeWays.map((full) => chancesIn(before, { market: 'htft', half, full }).win),
    );
    const halves = threeWays.map((pick) => chancesIn(before, { market: '1x2', pick, period: 'half' }).win);
    const fulls = threeWays.map((pick) => chancesIn(before, { market: '1x2', pick, period: 'full' }).win);
    for (const [index, half] of halves.entries()) {
      expect((pairs[index] ?? []).reduce((sum, win) => sum + win, 0)).toBeCloseTo(half, 9);
    }
    for (const [index, full] of fulls.entries()) {
      expect(pairs.reduce((sum, row) => sum + (row[index] ?? 0), 0)).toBeCloseTo(full, 9);
    }
  });

  it('of half time are settled after half time, and refused when the half-time score is not known then', () => {
    const later = { ...before, minute: 60, score: [1, 0], ht: [1, 0] } as const;
    expect(chancesIn(later, { market: '1x2', pick: '1', period: 'half' }).win).toBe(1);
    expect(chancesIn(later, { market: 'htft', half: 'X', full: '1' }).win).toBe(0);
    const unknown = footballChances({ market: '1x2', pick: '1', period: 'half' }, { ...before, minute: 60 });
    expect(unknown).toEqual({ ok: false, code: 'sports.model_parameters' });
  });

  it('never fall when the line of a handicap grows, and never rise with the line of an over', () => {
    fc.assert(
      fc.property(outlook, fc.integer({ min: -12, max: 11 }), (state, line) => {
        const handicap = (at: number) =>
          impliedProbability(chancesIn(state, { market: 'ah', pick: '1', line: at, period: 'full' })) ?? Number.NaN;
        const low = handicap(line);
        const high = handicap(line + 1);
        fc.pre(!Number.isNaN(low) && !Number.isNaN(high));
        expect(high).toBeGreaterThanOrEqual(low - 1e-12);
        const over = (at: number) =>
          impliedProbability(chancesIn(state, { market: 'ou', pick: 'over', line: at, period: 'full' })) ?? Number.NaN;
        fc.pre(!Number.isNaN(over(line + 12)) && !Number.isNaN(over(line + 13)));
        expect(over(line + 13)).toBeLessThanOrEqual(over(line + 12) + 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it('of a quarter line lie halfway between its two half lines', () => {
    fc.assert(
      fc.property(outlook, fc.integer({ min: -5, max: 5 }), (state, half) => {
        const decided = (line: number) => {
          const chances = chancesIn(state, { market: 'ah', pick: '2', line, period: 'full' });
          return chances.win + chances.half_win / 2;
        };
        const line = 2 * half + 1;
        expect(decided(line)).toBeCloseTo((decided(line - 1) + decided(line + 1)) / 2, 10);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the odds on offer', () => {
  it('return at most 1 / (1 + overround) of the stake that is not pushed, and lose less than a hundredth to rounding', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.88, noNaN: true }),
        fc.constantFrom(0.03, 0.05, 0.12),
        (q, overround) => {
          const odds = Number(offeredOdds(q, overround) ?? 0n) / 10_000;
          expect(odds * q).toBeLessThanOrEqual(1 / (1 + overround) + 1e-12);
          expect((odds + 0.01) * q).toBeGreaterThan(1 / (1 + overround) - 1e-12);
        },
      ),
    );
  });

  it('are closed at the edges and below 1.01', () => {
    expect([undefined, 0, 0.000_999, 0.9991, 1].map((q) => offeredOdds(q, 0))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(offeredOdds(0.001, 0)).toBe(10_000_000n);
    expect(offeredOdds(0.95, 0.05)).toBeUndefined();
    expect(offeredOdds(0.94, 0.05)).toBe(10_100n);
  });

  it('are closed when nothing can be decided any more', () => {
    const over: FootballSelection = { market: 'ou', pick: 'over', line: 12, period: 'full' };
    const price = valueOf(priceFootball(over, { ...before, minute: 90, score: [2, 1] }));
    expect(price).toMatchObject({ probability: undefined, odds: undefined });
  });

  it('carry the overround of their market unless another is given', () => {
    const draw: FootballSelection = { market: '1x2', pick: 'X', period: 'full' };
    const { chances, odds } = valueOf(priceFootball(draw, before));
    expect(odds).toBe(offeredOdds(chances.win, OVERROUND['1x2']));
    expect(valueOf(priceFootball(draw, before, 0.2)).odds).toBe(offeredOdds(chances.win, 0.2));
  });

  it('rise for a side that is shown a red card and fall for the other', () => {
    const win = (pick: ThreeWay, redCards: Score) =>
      chancesIn({ ...before, minute: 30, redCards }, { market: '1x2', pick, period: 'full' }).win;
    expect(win('1', [1, 0])).toBeLessThan(win('1', [0, 0]));
    expect(win('2', [1, 0])).toBeGreaterThan(win('2', [0, 0]));
  });
});

describe('the goals that remain', () => {
  it('are all of them before the match, 6/11 at half time and none at the end', () => {
    expect([goalShare(0), goalShare(45), goalShare(90)]).toEqual([1, 540 / 990, 0]);
    expect(goalShare(0, 45)).toBe(450 / 990);
  });

  it('follow the red cards: 0.70 for the side that lost a player, 1.15 for the other', () => {
    const rates = remainingRates({ ...before, minute: 45, redCards: [2, 1] });
    expect(rates.home).toBeCloseTo(1.6 * (540 / 990) * 0.49 * 1.15, 12);
    expect(rates.away).toBeCloseTo(1.1 * (540 / 990) * 0.7 * 1.3225, 12);
  });

  it('keep the low-score correction before the match only', () => {
    const corrected = { ...before, rates: { ...before.rates, rho: -0.1 } };
    expect(remainingRates(corrected).rho).toBe(-0.1);
    expect(remainingRates({ ...corrected, minute: 1 }).rho).toBe(0);
    expect(remainingRates(corrected, 45).rho).toBe(0);
  });
});
