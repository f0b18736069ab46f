import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { BetFilter, BetScope } from './bet.model.ts';

/** What a bet won, with the jackpot of its round. */
export const won = sql<bigint>`bet_record.win + bet_record.jackpot`;

/** True of the bets of everyone below an agent. */
export const isBelow = (ancestorId: string): RawBuilder<boolean> =>
  sql<boolean>`bet_record.member_id in (select member_id from member_below where ancestor_id = ${ancestorId})`;

/** The bets that a list shows, on all its pages. */
export function filteredBets(db: Reader, scope: BetScope, filter: BetFilter) {
  let query = db.selectFrom('bet_record');
  if ('memberId' in scope) {
    query = query.where('bet_record.member_id', '=', scope.memberId);
  } else if (scope.account === undefined) {
    query = query.where(isBelow(scope.ancestorId));
  } else {
    const { ancestorId, account } = scope;
    query = query.where('bet_record.member_id', 'in', (inner) =>
      inner
        .selectFrom('member_team')
        .where('ancestor_id', '=', ancestorId)
        .where('account_key', '=', account.toLowerCase())
        .select('member_id')
        .$castTo<{ member_id: string }>(),
    );
  }
  if (filter.from !== undefined) query = query.where('bet_record.placed_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('bet_record.placed_at', '<', filter.to);
  if (filter.gameCode !== undefined) query = query.where('bet_record.game_code', '=', filter.gameCode);
  if (filter.gameType !== undefined) query = query.where('bet_record.game_type', '=', filter.gameType);
  if (filter.vendorCode !== undefined) query = query.where('bet_record.vendor_code', '=', filter.vendorCode);
  if (filter.state !== undefined) query = query.where('bet_record.state', '=', filter.state);
  return query;
}
