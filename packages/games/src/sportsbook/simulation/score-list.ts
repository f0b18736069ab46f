import { GOALS_MAX, type ScoreChance } from '../pricing/score-matrix.ts';
import type { Score } from '../markets/selection.ts';

/**
 * The scores of a simulated match as whole numbers: entry k is floor(2^52 * the probability of all scores up to cell k),
 * row by row (home 0 with away 0..15, home 1, ...); the last is 2^52. It is stored when the markets open, so that
 * anyone can check the result later without floating point.
 */
export type ScoreList = readonly number[];

const WHOLE = 2 ** 52;
const ROW = GOALS_MAX + 1;

/** The list of a score matrix, see `scoreMatrix`. */
export function scoreList(matrix: readonly ScoreChance[]): ScoreList {
  let sum = 0;
  const list = matrix.map(({ probability }) => {
    sum += probability;
    return Math.min(Math.floor(WHOLE * sum), WHOLE);
  });
  return list.with(-1, WHOLE);
}

/** Whether a stored list can be one: 256 whole numbers that never fall, from 0 up, ending at 2^52. */
export function isScoreList(list: readonly number[]): boolean {
  const rises = list.every((entry, index) => Number.isInteger(entry) && entry >= (list[index - 1] ?? 0));
  return list.length === ROW * ROW && rises && list.at(-1) === WHOLE;
}

/** The final score for a draw u of 0..2^52-1: the smallest cell k with u < c_k. */
export function scoreAt(list: ScoreList, u: number): Score {
  const cell = list.findIndex((entry) => u < entry);
  return [Math.floor(cell / ROW), cell % ROW];
}
