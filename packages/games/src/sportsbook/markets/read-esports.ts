import { accept, refuse, type Answer } from '../refusal.ts';
import { parseScore } from './score.ts';
import type { EsportsSelection } from './selection.ts';
import { lined, OVER_UNDER, pickOf, SIDES, type WireSelection } from './wire-selection.ts';

const MAP_MAX = 99;

/** Reads a pick on a series of maps. */
export function readEsports(wire: WireSelection & Pick<EsportsSelection, 'market'>): Answer<EsportsSelection> {
  const { market } = wire;
  switch (market) {
    case 'match_winner':
      return pickOf(SIDES, wire.pick, (pick) => ({ market, pick }));
    case 'map_winner': {
      const { map } = wire;
      if (map === undefined || !Number.isInteger(map) || map < 1 || map > MAP_MAX) return refuse('sports.map_missing');
      return pickOf(SIDES, wire.pick, (pick) => ({ market, pick, map }));
    }
    case 'map_handicap':
      return lined(wire, 'handicap', (line) => pickOf(SIDES, wire.pick, (pick) => ({ market, pick, line })));
    case 'total_maps':
      return lined(wire, 'total', (line) => pickOf(OVER_UNDER, wire.pick, (pick) => ({ market, pick, line })));
    case 'map_score': {
      const score = parseScore(wire.pick);
      return score === undefined || score[0] === score[1] ? refuse('sports.pick_unknown') : accept({ market, score });
    }
    default:
      return market satisfies never;
  }
}
