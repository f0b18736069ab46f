import type { EsportsSelection, Side } from '../markets/selection.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import { judgeMaps } from '../settlement/judge-maps.ts';
import { mapsToWin, seriesEndings } from '../settlement/series.ts';
import { binomial } from '../tickets/combinations.ts';
import { chancesOf, type ResultChances } from './chances.ts';
import type { ScoreChance } from './score-matrix.ts';

/** What is known of a series that is to be priced. */
export type SeriesOutlook = {
  /** Ratings of both teams, frozen when the markets opened. */
  readonly ratings: readonly [number, number];
  /** 1, 3, 5, ... at most 11. */
  readonly bestOf: number;
  /** The winners of the maps that were played. */
  readonly maps: readonly Side[];
};

const BEST_OF_MAX = 11;
const RATING_SCALE = 400;

/** The chance of the first team to win a map (Bradley-Terry on the Elo scale): 1 / (1 + 10^((rb - ra) / 400)). */
export function mapChance([first, second]: readonly [number, number]): number {
  return 1 / (1 + 10 ** ((second - first) / RATING_SCALE));
}

/**
 * The chance of every score of a series in which each map is won with chance q: n:l has C(n-1+l, l) q^n (1-q)^l.
 * Ordered n:0, 0:n, n:1, 1:n, ...
 */
export function seriesScores(q: number, bestOf: number): Answer<readonly ScoreChance[]> {
  if (!isBestOf(bestOf)) return refuse('sports.model_parameters');
  const n = mapsToWin(bestOf);
  const losses = Array.from({ length: n }, (_, lost) => lost);
  return accept(
    losses.flatMap((l): ScoreChance[] => {
      const ways = Number(binomial(n - 1 + l, l));
      return [
        { score: [n, l], probability: ways * q ** n * (1 - q) ** l },
        { score: [l, n], probability: ways * (1 - q) ** n * q ** l },
      ];
    }),
  );
}

/** The chance of the first team to win the series. */
export function seriesChance(scores: readonly ScoreChance[]): number {
  return scores.reduce((sum, { score: [won, lost], probability }) => (won > lost ? sum + probability : sum), 0);
}

/** The chances of every result of an e-sports pick at the present state of its series, by the rules that settle it. */
export function esportsChances(
  selection: EsportsSelection,
  { ratings, bestOf, maps }: SeriesOutlook,
): Answer<ResultChances> {
  if (!isBestOf(bestOf)) return refuse('sports.model_parameters');
  const q = mapChance(ratings);
  const outcomes = seriesEndings(maps, bestOf).map((series) => {
    return { series, probability: pathChance(q, series.maps.slice(maps.length)) };
  });
  return accept(chancesOf(outcomes, ({ series }) => judgeMaps(selection, series)));
}

/** The chance that the maps still to be played are won in exactly this order. */
function pathChance(q: number, toPlay: readonly Side[]): number {
  return toPlay.reduce((chance, side) => chance * (side === '1' ? q : 1 - q), 1);
}

function isBestOf(bestOf: number): boolean {
  return Number.isInteger(bestOf) && bestOf >= 1 && bestOf <= BEST_OF_MAX && bestOf % 2 === 1;
}
