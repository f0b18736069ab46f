import type { EsportsSelection, FootballSelection, Score } from '../markets/selection.ts';
import { GOALS_MAX } from '../pricing/score-matrix.ts';
import type { SeriesState } from '../settlement/decided-by-score.ts';
import { judgeFootball, type FootballScores } from '../settlement/judge-football.ts';
import { judgeMaps } from '../settlement/judge-maps.ts';
import { seriesEndings, type Series } from '../settlement/series.ts';
import { worstCase, type Exposure, type Position } from './worst-case.ts';

const NO_GOALS: Score = [0, 0];

/**
 * The worst case of each football market (`ou`, `ht_ou`, `htft`, ...), all its lines together, over every result with up
 * to 15 more goals of either side.
 */
export function footballExposure(
  positions: readonly Position<FootballSelection>[],
  score: Score = NO_GOALS,
): ReadonlyMap<string, Exposure<FootballScores>> {
  const byMarket = Map.groupBy(positions, ({ selection }) => marketOf(selection));
  return new Map(
    [...byMarket].map(([market, taken]) => [
      market,
      worstCase(taken, market === 'htft' ? halfFullScores() : laterScores(score), (position, scores) =>
        judgeFootball(position.selection, scores, position.scoreAtBet),
      ),
    ]),
  );
}

/** The worst case of each e-sports market over every way in which the series can end. */
export function esportsExposure(
  positions: readonly Position<EsportsSelection>[],
  { maps, bestOf }: SeriesState,
): ReadonlyMap<EsportsSelection['market'], Exposure<Series>> {
  const byMarket = Map.groupBy(positions, ({ selection }) => selection.market);
  const endings = seriesEndings(maps, bestOf);
  return new Map(
    [...byMarket].map(([market, taken]) => [
      market,
      worstCase(taken, endings, ({ selection }, series) => judgeMaps(selection, series)),
    ]),
  );
}

function marketOf(selection: FootballSelection): string {
  return selection.market !== 'htft' && selection.period === 'half' ? `ht_${selection.market}` : selection.market;
}

/** Scores of one period, standing for both: a market looks at one of them only. */
function laterScores([home, away]: Score): FootballScores[] {
  const more = Array.from({ length: GOALS_MAX + 1 }, (_, goals) => goals);
  return more.flatMap((first) =>
    more.map((second) => {
      const score: Score = [home + first, away + second];
      return { ft: score, ht: score };
    }),
  );
}

/** One pair of scores for each of the nine results. */
function halfFullScores(): FootballScores[] {
  const results: readonly Score[] = [NO_GOALS, [1, 0], [0, 1]];
  return results.flatMap((ht) => results.map((ft) => ({ ht, ft })));
}
