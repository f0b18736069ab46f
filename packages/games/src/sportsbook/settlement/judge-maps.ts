import { isSameScore } from '../markets/score.ts';
import type { EsportsSelection } from '../markets/selection.ts';
import { judgeLine, type LineResult } from './handicap.ts';
import { judgeTotal, lead, literal } from './judge-score.ts';
import type { Series } from './series.ts';

/** The result of a pick after a series; undefined for the winner of a map that was not played. */
export function judgeMaps(selection: EsportsSelection, { ft, maps }: Series): LineResult | undefined {
  switch (selection.market) {
    case 'match_winner':
      return literal(lead(selection.pick, ft) > 0);
    case 'map_winner': {
      const winner = maps[selection.map - 1];
      return winner === undefined ? undefined : literal(winner === selection.pick);
    }
    case 'map_handicap':
      return judgeLine(lead(selection.pick, ft), selection.line);
    case 'total_maps':
      return judgeTotal(selection.pick, ft[0] + ft[1], selection.line);
    case 'map_score':
      return literal(isSameScore(selection.score, ft));
    default:
      return selection satisfies never;
  }
}
