import { QUARTERS } from '../markets/line.ts';
import type { EsportsSelection, FootballSelection, Score, Side } from '../markets/selection.ts';
import { judgeFootball } from './judge-football.ts';
import { judgeMaps } from './judge-maps.ts';
import { lead } from './judge-score.ts';
import type { LegResult } from './result.ts';
import { seriesEndings } from './series.ts';

/** Where a football match stood when it was abandoned; `ht` only when the first half had been finished. */
export type FootballState = { readonly score: Score; readonly ht?: Score; readonly scoreAtBet?: Score };

/** Where a series stood when it was abandoned; the first with more than half of `bestOf` maps wins. */
export type SeriesState = { readonly maps: readonly Side[]; readonly bestOf: number };

/**
 * The result of a football pick that stands beyond doubt: the one that every continuation of the match gives. Undefined
 * when it is still open, and for a half-time market whose first half was not finished.
 */
export function decidedByScore(selection: FootballSelection, state: FootballState): LegResult | undefined {
  const { ht, scoreAtBet } = state;
  const results = continuations(state.score, reachOf(selection, scoreAtBet)).map((ft) =>
    judgeFootball(selection, { ft, ...(ht && { ht }) }, scoreAtBet),
  );
  return only(results);
}

/** The same for a series of maps. */
export function decidedByMaps(selection: EsportsSelection, { maps, bestOf }: SeriesState): LegResult | undefined {
  return only(seriesEndings(maps, bestOf).map((series) => judgeMaps(selection, series)));
}

/** Every score that can follow, far enough that either side can still turn the match and pass the line or the list. */
function continuations([home, away]: Score, reach: number): Score[] {
  const more = Array.from({ length: Math.abs(home - away) + reach + 2 }, (_, goals) => goals);
  return more.flatMap((first) => more.map((second): Score => [home + first, away + second]));
}

function reachOf(selection: FootballSelection, scoreAtBet: Score = [0, 0]): number {
  if (selection.market === 'cs') return Math.max(0, ...selection.listed.flat());
  const line = 'line' in selection ? Math.ceil(Math.abs(selection.line) / QUARTERS) : 0;
  return line + Math.abs(lead('1', scoreAtBet));
}

function only<Result>(results: readonly Result[]): Result | undefined {
  const [first, ...others] = results;
  return others.every((result) => result === first) ? first : undefined;
}
