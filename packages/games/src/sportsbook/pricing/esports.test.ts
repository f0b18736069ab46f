import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EsportsSelection } from '../markets/selection.ts';
import type { Answer } from '../refusal.ts';
import { esportsChances, mapChance, seriesChance, seriesScores } from './esports.ts';
import { priceEsports } from './price.ts';

const rating = fc.integer({ min: 1000, max: 2200 });
const bestOf = fc.constantFrom(1, 3, 5, 7);

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

it('gives equal teams equal chances, and a rating of 400 more ten times the chance', () => {
  expect(mapChance([1500, 1500])).toBe(0.5);
  expect(mapChance([1900, 1500])).toBeCloseTo(10 / 11, 12);
});

it('gives every series score the chance that the order of its maps adds up to', () => {
  fc.assert(
    fc.property(rating, rating, bestOf, (first, second, maximum) => {
      const outlook = { ratings: [first, second], bestOf: maximum, maps: [] } as const;
      const scores = valueOf(seriesScores(mapChance([first, second]), maximum));
      expect(scores.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      for (const { score, probability } of scores) {
        const exact: EsportsSelection = { market: 'map_score', score };
        expect(valueOf(esportsChances(exact, outlook)).win).toBeCloseTo(probability, 12);
      }
      const winner = valueOf(esportsChances({ market: 'match_winner', pick: '1' }, outlook));
      expect(winner.win).toBeCloseTo(seriesChance(scores), 12);
    }),
    { numRuns: 40 },
  );
});

it('mirrors all chances when the teams change places', () => {
  fc.assert(
    fc.property(rating, rating, bestOf, (first, second, maximum) => {
      const here = valueOf(seriesScores(mapChance([first, second]), maximum));
      const there = valueOf(seriesScores(mapChance([second, first]), maximum));
      expect(seriesChance(here)).toBeCloseTo(1 - seriesChance(there), 10);
    }),
  );
});

it('prices a map by its own chance, not counting the series in which it is not played', () => {
  const third: EsportsSelection = { market: 'map_winner', pick: '1', map: 3 };
  const price = valueOf(priceEsports(third, { ratings: [1600, 1500], bestOf: 3, maps: [] }));
  expect(price.probability).toBeCloseTo(mapChance([1600, 1500]), 12);
  expect(price.chances.win + price.chances.lose).toBeLessThan(0.5);
});

it('follows the maps that were played', () => {
  const total: EsportsSelection = { market: 'total_maps', pick: 'over', line: 10 };
  const behind = { ratings: [1500, 1500], bestOf: 3, maps: ['2'] } as const;
  expect(valueOf(esportsChances({ market: 'match_winner', pick: '1' }, behind)).win).toBe(0.25);
  expect(valueOf(esportsChances(total, { ...behind, maps: ['2', '1'] })).win).toBe(1);
  expect(valueOf(priceEsports(total, { ...behind, maps: ['2', '1'] })).odds).toBeUndefined();
});

it.each([0, 2, 1.5, 13, Number.NaN])('refuses a best of %s', (maximum) => {
  const refusal = { ok: false, code: 'sports.model_parameters' };
  expect(seriesScores(0.5, maximum)).toEqual(refusal);
  expect(
    esportsChances({ market: 'match_winner', pick: '1' }, { ratings: [1500, 1500], bestOf: maximum, maps: [] }),
  ).toEqual(refusal);
});
