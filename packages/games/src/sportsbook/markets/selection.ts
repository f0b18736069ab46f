import type { Line } from './line.ts';

/** One of two sides: home and away in football, first and second team in e-sports. */
export type Side = '1' | '2';
/** One of the three ways in which a football score can stand. */
export type ThreeWay = '1' | 'X' | '2';
export type OverUnder = 'over' | 'under';
/** Goals or maps of both sides, the first side first. */
export type Score = readonly [number, number];
/** A part of a football match that is judged on its own score. */
export type Period = 'full' | 'half';

/** A pick that one football score decides. */
export type ScoreSelection =
  | { readonly market: '1x2'; readonly pick: ThreeWay }
  | { readonly market: 'dc'; readonly pick: '1X' | '12' | 'X2' }
  | { readonly market: 'dnb'; readonly pick: Side }
  | { readonly market: 'ah'; readonly pick: Side; readonly line: Line }
  | { readonly market: 'ou'; readonly pick: OverUnder; readonly line: Line }
  | { readonly market: 'team_ou'; readonly team: Side; readonly pick: OverUnder; readonly line: Line }
  | { readonly market: 'btts'; readonly pick: 'yes' | 'no' }
  | { readonly market: 'oe'; readonly pick: 'odd' | 'even' }
  | { readonly market: 'cs'; readonly pick: CorrectScorePick; readonly listed: readonly Score[] };

/** An exact score, or any score that is not listed and has this three-way result. */
export type CorrectScorePick =
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'other'; readonly result: ThreeWay };

/** A football pick: on the full-time or the half-time score, or on the results of both. */
export type FootballSelection =
  | (ScoreSelection & { readonly period: Period })
  | { readonly market: 'htft'; readonly half: ThreeWay; readonly full: ThreeWay };

/** An e-sports pick: on the maps won, or on one map. */
export type EsportsSelection =
  | { readonly market: 'match_winner'; readonly pick: Side }
  | { readonly market: 'map_winner'; readonly pick: Side; readonly map: number }
  | { readonly market: 'map_handicap'; readonly pick: Side; readonly line: Line }
  | { readonly market: 'total_maps'; readonly pick: OverUnder; readonly line: Line }
  | { readonly market: 'map_score'; readonly score: Score };

/** A pick on who wins a competition; more than one may share the win. */
export type OutrightSelection = { readonly market: 'outright'; readonly pick: string };

/** Everything that can be bet on. */
export type Selection = FootballSelection | EsportsSelection | OutrightSelection;

const esportsMarkets: ReadonlySet<string> = new Set<EsportsSelection['market']>([
  'match_winner',
  'map_winner',
  'map_handicap',
  'total_maps',
  'map_score',
]);

/** Whether the maps of a series decide the pick. */
export function isEsports(selection: Selection): selection is EsportsSelection {
  return esportsMarkets.has(selection.market);
}

/** Whether a football score decides the pick. */
export function isFootball(selection: Selection): selection is FootballSelection {
  return selection.market !== 'outright' && !isEsports(selection);
}
