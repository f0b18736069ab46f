import { describe, expect, it } from 'vitest';
import { createStream } from '../../fairness/index.ts';
import { formatScore } from '../markets/score.ts';
import { footballChances } from '../pricing/football.ts';
import { scoreMatrix } from '../pricing/score-matrix.ts';
import { isScoreList, scoreAt, scoreList } from './score-list.ts';
import { scoreAfter, simulateMatch } from './simulate.ts';

const rates = { home: 1.6, away: 1.1, rho: 0 };

function matrixOf() {
  const matrix = scoreMatrix(rates);
  if (!matrix.ok) throw new Error(matrix.code);
  return matrix.value;
}

const list = scoreList(matrixOf());
const seed = '5f'.repeat(32);
const play = (round: number) => simulateMatch(createStream(seed, `football:demo:${String(round)}`), list);
const matches = Array.from({ length: 4000 }, (_, round) => play(round));

describe('the score list', () => {
  it('is whole, never falls, ends at 2^52 and misses no probability by more than one part in 2^50', () => {
    expect(isScoreList(list)).toBe(true);
    for (const [cell, { probability }] of matrixOf().entries()) {
      expect(Math.abs(((list[cell] ?? 0) - (list[cell - 1] ?? 0)) / 2 ** 52 - probability)).toBeLessThan(2 ** -50);
    }
  });

  it('gives the smallest cell whose entry is above the draw, row by row', () => {
    expect(scoreAt(list, 0)).toEqual([0, 0]);
    expect(scoreAt(list, (list[0] ?? 0) - 1)).toEqual([0, 0]);
    expect(scoreAt(list, list[0] ?? 0)).toEqual([0, 1]);
    expect(scoreAt(list, list[15] ?? 0)).toEqual([1, 0]);
    expect(scoreAt(list, 2 ** 52 - 1)).not.toEqual([0, 0]);
  });

  it.each([
    ['an entry is missing', list.slice(1)],
    ['it falls', list.with(9, 0)],
    ['it does not end at 2^52', list.with(-1, 2 ** 52 - 1)],
    ['an entry is not whole', list.with(0, 0.5)],
    ['an entry is negative', list.with(0, -1)],
  ])('is not accepted when %s', (_, other) => {
    expect(isScoreList(other)).toBe(false);
  });
});

describe('a simulated match', () => {
  it('is the same again from the same seed and context', () => {
    expect(play(7)).toEqual(matches[7]);
  });

  it('shows exactly the goals of its score, in order, and the half-time score of the first 45 minutes', () => {
    for (const { ft, ht, goals } of matches) {
      expect(scoreAfter(goals, 90)).toEqual(ft);
      expect(scoreAfter(goals, 45)).toEqual(ht);
      const minutes = goals.map(({ minute }) => minute);
      expect(minutes).toEqual(minutes.toSorted((left, right) => left - right));
    }
    const minutes = matches.flatMap(({ goals }) => goals.map(({ minute }) => minute));
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([1, 90]);
  });

  it('ends with the scores of the matrix (chi-square of 28 classes at 99%)', () => {
    const counts = Map.groupBy(matches, ({ ft }) => formatScore(ft));
    const expected = matrixOf().map(({ score, probability }) => ({ score, mean: probability * matches.length }));
    const frequent = expected.filter(({ mean }) => mean >= 8);
    const rare = expected.filter(({ mean }) => mean < 8);
    const seen = frequent.map(({ score, mean }) => ({ count: counts.get(formatScore(score))?.length ?? 0, mean }));
    const rest = {
      count: matches.length - seen.reduce((sum, { count }) => sum + count, 0),
      mean: rare.reduce((sum, { mean }) => sum + mean, 0),
    };
    const chiSquare = [...seen, rest].reduce((sum, { count, mean }) => sum + (count - mean) ** 2 / mean, 0);
    expect(seen.length).toBe(27);
    expect(chiSquare).toBeLessThan(46.963);
  });

  it('scores 5/11 of its goals in the first half (three standard deviations)', () => {
    const minutes = matches.flatMap(({ goals }) => goals.map(({ minute }) => minute));
    const share = minutes.filter((minute) => minute <= 45).length / minutes.length;
    const deviation = Math.sqrt((5 / 11) * (6 / 11)) / Math.sqrt(minutes.length);
    expect(Math.abs(share - 5 / 11)).toBeLessThan(3 * deviation);
  });

  it('is priced in play without an edge: home wins come as often as the chances at minute 60 said (three deviations)', () => {
    const chances = matches.map(({ goals }) => {
      const state = { rates, minute: 60, score: scoreAfter(goals, 60) };
      const answer = footballChances({ market: '1x2', pick: '1', period: 'full' }, state);
      return answer.ok ? answer.value.win : Number.NaN;
    });
    const said = chances.reduce((sum, chance) => sum + chance, 0);
    const came = matches.filter(({ ft: [home, away] }) => home > away).length;
    const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
    expect(Math.abs(came - said)).toBeLessThan(3 * Math.sqrt(variance));
  });
});
