import type { Reader } from '#kernel/database/database.ts';
import type { Bet, BetFilter, BetScope, BetTotals, Stretch, TeamScope } from './bet.model.ts';
import { selectBets, selectTotals } from './bets.store.ts';
import { selectDayTotals, selectFromEnd } from './team-bets.store.ts';

/** Some of the bets that a filter finds, newest first, and what all of them come to. */
export interface BetList {
  bets: Bet[];
  totals: BetTotals;
}

export async function listBets(
  db: Reader,
  scope: BetScope,
  filter: BetFilter,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<BetList> {
  const at = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  const [bets, totals] = await Promise.all([betsAt(db, scope, filter, at), totalsOf(db, scope, filter)]);
  return { bets, totals };
}

const isWholeTeam = (scope: BetScope): scope is TeamScope => 'ancestorId' in scope && scope.account === undefined;

/** A whole team's bets are looked for from the end of the period; those of one member have an index in their order. */
function betsAt(db: Reader, scope: BetScope, filter: BetFilter, at: Stretch): Promise<Bet[]> {
  const { from, to } = filter;
  return isWholeTeam(scope) && from !== undefined && to !== undefined
    ? selectFromEnd(db, scope, { ...filter, from, to }, at)
    : selectBets(db, scope, filter, at);
}

/** The sums by day know no games, and of states only `settled`: what else is asked for is added up bet by bet. */
function totalsOf(db: Reader, scope: BetScope, filter: BetFilter): Promise<BetTotals> {
  const { from, to, days, gameCode, gameType, vendorCode, state = 'all' } = filter;
  const isOfAllGames = gameCode === undefined && gameType === undefined && vendorCode === undefined;
  return isWholeTeam(scope) && from && to && days && isOfAllGames && (state === 'all' || state === 'settled')
    ? selectDayTotals(db, { ancestorId: scope.ancestorId, from, to, days }, state)
    : selectTotals(db, scope, filter);
}
