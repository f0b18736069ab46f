import { isSameScore, threeWay } from '../markets/score.ts';
import type { CorrectScorePick, OverUnder, Score, ScoreSelection, Side } from '../markets/selection.ts';
import type { Line } from '../markets/line.ts';
import { judgeLine, type LineResult } from './handicap.ts';

const NO_GOALS: Score = [0, 0];

/**
 * The result of a pick at a final score of its period.
 * @param scoreAtBet the score when an in-play bet was taken: its goals do not count in an Asian handicap, and in nothing else
 */
export function judgeScore(selection: ScoreSelection, score: Score, scoreAtBet: Score = NO_GOALS): LineResult {
  switch (selection.market) {
    case '1x2':
      return literal(threeWay(score) === selection.pick);
    case 'dc':
      return literal(selection.pick.includes(threeWay(score)));
    case 'dnb':
      return judgeLine(lead(selection.pick, score), 0);
    case 'ah':
      return judgeLine(lead(selection.pick, score) - lead(selection.pick, scoreAtBet), selection.line);
    case 'ou':
      return judgeTotal(selection.pick, score[0] + score[1], selection.line);
    case 'team_ou':
      return judgeTotal(selection.pick, score[selection.team === '1' ? 0 : 1], selection.line);
    case 'btts':
      return literal((score[0] > 0 && score[1] > 0) === (selection.pick === 'yes'));
    case 'oe':
      return literal((score[0] + score[1]) % 2 === (selection.pick === 'odd' ? 1 : 0));
    case 'cs':
      return literal(isCorrectScore(selection.pick, selection.listed, score));
    default:
      return selection satisfies never;
  }
}

/** Over counts total - line, under line - total. */
export function judgeTotal(pick: OverUnder, total: number, line: Line): LineResult {
  return pick === 'over' ? judgeLine(total, -line) : judgeLine(-total, line);
}

/** Goals of the picked side minus the goals of the other. */
export function lead(side: Side, [first, second]: Score): number {
  return side === '1' ? first - second : second - first;
}

export function literal(isTrue: boolean): LineResult {
  return isTrue ? 'win' : 'lose';
}

function isCorrectScore(pick: CorrectScorePick, listed: readonly Score[], score: Score): boolean {
  if (pick.kind === 'score') return isSameScore(pick.score, score);
  return threeWay(score) === pick.result && !listed.some((item) => isSameScore(item, score));
}
