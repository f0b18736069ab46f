import { threeWay } from '../markets/score.ts';
import type { FootballSelection, Score } from '../markets/selection.ts';
import type { LineResult } from './handicap.ts';
import { judgeScore, literal } from './judge-score.ts';

/** The scores of a football match after 90 minutes and, when it was recorded, at half time. */
export type FootballScores = { readonly ft: Score; readonly ht?: Score };

/**
 * The result of a football pick; undefined when it needs a half-time score and there is none.
 * @param scoreAtBet see `judgeScore`
 */
export function judgeFootball(
  selection: FootballSelection,
  { ft, ht }: FootballScores,
  scoreAtBet?: Score,
): LineResult | undefined {
  if (selection.market === 'htft') {
    return ht && literal(threeWay(ht) === selection.half && threeWay(ft) === selection.full);
  }
  const score = selection.period === 'half' ? ht : ft;
  return score && judgeScore(selection, score, scoreAtBet);
}
