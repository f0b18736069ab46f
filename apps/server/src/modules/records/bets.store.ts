import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { Bet, BetFilter, BetScope, BetTotals, Stretch } from './bet.model.ts';
import { filteredBets, won } from './bets.filter.ts';
import { betColumns, betOf } from './bets.row.ts';

/** Some of the bets in a row, newest first. They are chosen first, with only what their order needs, and read after. */
export async function selectBets(
  db: Reader,
  scope: BetScope,
  filter: BetFilter,
  { offset, limit }: Stretch,
): Promise<Bet[]> {
  const chosen = filteredBets(db, scope, filter)
    .select('bet_record.id')
    .orderBy('bet_record.placed_at', 'desc')
    .orderBy('bet_record.id', 'desc')
    .offset(offset)
    .limit(limit);
  const rows = await db
    .selectFrom('bet_record')
    .where('bet_record.id', 'in', chosen)
    .select(betColumns)
    .orderBy('bet_record.placed_at', 'desc')
    .orderBy('bet_record.id', 'desc')
    .execute();
  return rows.map(betOf);
}

export async function countBets(db: Reader, scope: BetScope, filter: BetFilter): Promise<number> {
  const counted = filteredBets(db, scope, filter).select(sql<number>`count(*)::integer`.as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return count;
}

export async function selectTotals(db: Reader, scope: BetScope, filter: BetFilter): Promise<BetTotals> {
  const counted = (amount: RawBuilder<unknown>) =>
    sql<bigint>`coalesce(sum(${amount}) filter (where state in ('open', 'settled')), 0)::bigint`;
  const row = await filteredBets(db, scope, filter)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      counted(sql`stake`).as('stake'),
      counted(won).as('win'),
      sql<bigint>`coalesce(sum(${won} - stake) filter (where state = 'settled'), 0)::bigint`.as('net'),
      counted(sql`valid_bet`).as('validBet'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

export async function selectBet(db: Reader, id: string, memberId: string): Promise<Bet | undefined> {
  const row = await db
    .selectFrom('bet_record')
    .select(betColumns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && betOf(row);
}

export async function selectDetail(db: Reader, roundId: string): Promise<unknown> {
  const row = await db.selectFrom('bet_detail').select('details').where('round_id', '=', roundId).executeTakeFirst();
  return row?.details;
}

/** Which wins of a site a board shows: settled since an instant, of one kind of game or of all. */
export interface WinBoard {
  siteId: string;
  since: Date;
  gameType: string | undefined;
  /** `greatest` by amount; `latest` by time, and only what came to more than its stake. */
  order: 'greatest' | 'latest';
  limit: number;
}

/** The wins of a board with the account that won. */
export async function selectWins(db: Reader, board: WinBoard): Promise<(Bet & { account: string })[]> {
  const { siteId, since, gameType, order, limit } = board;
  let query = db
    .selectFrom('bet_record')
    .innerJoin('member_identity as member', 'member.id', 'bet_record.member_id')
    .where('bet_record.site_id', '=', siteId)
    .where('bet_record.state', '=', 'settled')
    .where(sql<boolean>`${won} > 0`)
    .where('bet_record.settled_at', '>=', since);
  if (gameType !== undefined) query = query.where('bet_record.game_type', '=', gameType);
  if (order === 'latest') query = query.where(sql<boolean>`${won} > bet_record.stake`);
  else query = query.orderBy(won, 'desc');
  const rows = await query
    .select([...betColumns, 'member.account'])
    .$narrowType<{ account: string }>()
    .orderBy('bet_record.settled_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...betOf(row), account: row.account }));
}

/** The games that a member played last, latest first. */
export async function selectRecentGames(
  db: Reader,
  memberId: string,
  limit: number,
): Promise<{ vendorCode: string; gameCode: string }[]> {
  return db
    .selectFrom('bet_record')
    .where('member_id', '=', memberId)
    .groupBy(['vendor_code', 'game_code'])
    .select(['vendor_code as vendorCode', 'game_code as gameCode'])
    .orderBy((inner) => inner.fn.max('placed_at'), 'desc')
    .limit(limit)
    .execute();
}
