import { readSelection } from '../markets/read-selection.ts';
import { isEsports, type Score, type Selection, type Side } from '../markets/selection.ts';
import { parseOdds, type Odds } from '../odds/odds.ts';
import type { Match } from '../settlement/match.ts';
import type { LegResult } from '../settlement/result.ts';
import type { Circumstances } from '../settlement/settle-leg.ts';
import { accept, type Answer } from '../refusal.ts';

/** A leg of a ticket as the case files write it. */
export type CaseLeg = {
  readonly market: string;
  readonly pick: string;
  readonly odds: string;
  readonly line?: string;
  readonly map?: number;
  readonly listed?: readonly string[];
  readonly scoreAtBet?: Score | null;
  readonly decidedBeforeAbandon?: LegResult | null;
  readonly match: {
    readonly status: 'finished' | 'postponed' | 'cancelled' | 'abandoned';
    readonly ft: Score;
    readonly ht?: Score | null;
    readonly maps?: readonly Side[];
  };
};

/** What the package makes of such a leg. */
export type ReadLeg = {
  readonly selection: Selection;
  readonly odds: Odds;
  readonly match: Match;
  readonly circumstances: Circumstances;
};

export function readCaseLeg(leg: CaseLeg): Answer<ReadLeg> {
  const selection = readSelection(leg);
  if (!selection.ok) return selection;
  const odds = parseOdds(leg.odds);
  if (!odds.ok) return odds;
  return accept({
    selection: selection.value,
    odds: odds.value,
    match: matchOf(selection.value, leg.match),
    circumstances: {
      ...(leg.scoreAtBet && { scoreAtBet: leg.scoreAtBet }),
      ...(leg.decidedBeforeAbandon && { decidedBeforeAbandon: leg.decidedBeforeAbandon }),
    },
  });
}

function matchOf(selection: Selection, { status, ft, ht, maps = [] }: CaseLeg['match']): Match {
  if (isEsports(selection)) {
    return status === 'finished' ? { sport: 'esports', status, ft, maps } : { sport: 'esports', status };
  }
  if (status !== 'finished') return { sport: 'football', status };
  return { sport: 'football', status, ft, ...(ht && { ht }) };
}
