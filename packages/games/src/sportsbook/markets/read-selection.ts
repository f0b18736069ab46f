import { accept, refuse, type Answer } from '../refusal.ts';
import { readEsports } from './read-esports.ts';
import { readFootball } from './read-football.ts';
import type { Selection } from './selection.ts';
import type { WireSelection } from './wire-selection.ts';

/** Reads a pick of any sport. */
export function readSelection(wire: WireSelection): Answer<Selection> {
  switch (wire.market) {
    case 'match_winner':
    case 'map_winner':
    case 'map_handicap':
    case 'total_maps':
    case 'map_score':
      return readEsports({ ...wire, market: wire.market });
    case 'outright':
      return wire.pick === '' ? refuse('sports.pick_unknown') : accept({ market: 'outright', pick: wire.pick });
    default:
      return readFootball(wire);
  }
}
