import {
  isEsports,
  isFootball,
  type EsportsSelection,
  type FootballSelection,
  type OutrightSelection,
  type Score,
  type Selection,
} from '../markets/selection.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import { judgeFootball } from './judge-football.ts';
import { judgeMaps } from './judge-maps.ts';
import type { Competition, EsportsMatch, FootballMatch, Match } from './match.ts';
import { voidLeg, type LegResult, type LegSettlement, type VoidReason } from './result.ts';

/** What belongs to one bet and not to the match. */
export type Circumstances = {
  /** The score when an in-play bet was taken, see `judgeScore`. */
  readonly scoreAtBet?: Score;
  /** The result of a market that stood beyond doubt when the match was abandoned; see `decidedByScore`. */
  readonly decidedBeforeAbandon?: LegResult;
  /** The bet came after the deciding event, or at a price that was plainly wrong. */
  readonly voided?: 'late_bet' | 'wrong_price';
};

/**
 * Settles one leg. Postponed and cancelled matches are void; of an abandoned match only what was decided beyond doubt
 * stands; after a walkover the finished maps and the official winner stand. Refuses the result of another sport.
 */
export function settleLeg(
  selection: Selection,
  match: Match,
  circumstances: Circumstances = {},
): Answer<LegSettlement> {
  if (circumstances.voided !== undefined) return accept(voidLeg(circumstances.voided));
  if (match.sport === 'football' && isFootball(selection)) {
    return accept(settleFootball(selection, match, circumstances));
  }
  if (match.sport === 'esports' && isEsports(selection)) {
    return accept(settleEsports(selection, match, circumstances));
  }
  if (match.sport === 'outright' && selection.market === 'outright') return accept(settleOutright(selection, match));
  return refuse('sports.result_of_other_sport');
}

function settleFootball(
  selection: FootballSelection,
  match: FootballMatch,
  circumstances: Circumstances,
): LegSettlement {
  if (match.status !== 'finished') return withoutResult(match.status, circumstances);
  const result = judgeFootball(selection, match, circumstances.scoreAtBet);
  return result === undefined ? voidLeg('no_half_time_score') : { result };
}

function settleEsports(selection: EsportsSelection, match: EsportsMatch, circumstances: Circumstances): LegSettlement {
  if (match.status === 'walkover') return settleWalkover(selection, match);
  if (match.status !== 'finished') return withoutResult(match.status, circumstances);
  const result = judgeMaps(selection, match);
  return result === undefined ? voidLeg('map_not_played') : { result };
}

/** Before the first map everything is void; after it the finished maps stand and the official result decides the match. */
function settleWalkover(
  selection: EsportsSelection,
  { maps, winner }: Extract<EsportsMatch, { status: 'walkover' }>,
): LegSettlement {
  if (maps.length === 0) return voidLeg('walkover');
  if (selection.market === 'match_winner') return { result: selection.pick === winner ? 'win' : 'lose' };
  if (selection.market !== 'map_winner') return voidLeg('walkover');
  const result = judgeMaps(selection, { ft: [0, 0], maps });
  return result === undefined ? voidLeg('walkover') : { result };
}

function settleOutright(selection: OutrightSelection, match: Competition): LegSettlement {
  if (match.status !== 'finished') return voidLeg(match.status);
  if (!match.winners.includes(selection.pick)) return { result: 'lose' };
  return { result: 'win', winnerCount: match.winners.length };
}

function withoutResult(status: VoidReason, { decidedBeforeAbandon: result }: Circumstances): LegSettlement {
  return status === 'abandoned' && result !== undefined ? { result } : voidLeg(status);
}
