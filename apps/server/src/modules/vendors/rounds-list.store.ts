import { type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { DB } from '#kernel/database/schema.generated.ts';
import type { GameKey } from '#modules/games';
import type { Round } from './rounds.store.ts';

/** A round with what was staked and won in it, jackpots included; amounts in ledger units, bets that were taken back count nothing. */
export interface ListedRound extends Round {
  account: string;
  currency: string;
  bets: number;
  stake: bigint;
  win: bigint;
  openedAt: Date;
  endedAt: Date | null;
}

const counting = sql`bet.state in ('open', 'settled')`;

function summed<O>(rounds: SelectQueryBuilder<DB, 'vendor_round' | 'member', O>) {
  return rounds
    .leftJoin('vendor_transaction as staked', (on) =>
      on.onRef('staked.round_id', '=', 'vendor_round.id').on('staked.kind', '=', 'bet'),
    )
    .leftJoin('bet_record as bet', 'bet.id', 'staked.bet_id')
    .groupBy(['vendor_round.id', 'member.id'])
    .select([
      'vendor_round.id',
      'vendor_round.vendor_code as vendorCode',
      'vendor_round.vendor_round_id as vendorRoundId',
      'vendor_round.member_id as memberId',
      'vendor_round.game_code as gameCode',
      'vendor_round.opened_at as openedAt',
      'vendor_round.ended_at as endedAt',
      'member.account',
      'member.currency',
      sql<Round['state']>`vendor_round.state`.as('state'),
      sql<number>`(count(bet.id) filter (where ${counting}))::integer`.as('bets'),
      sql<bigint>`coalesce(sum(bet.stake) filter (where ${counting}), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(bet.win + bet.jackpot) filter (where ${counting}), 0)::bigint`.as('win'),
    ]);
}

/** A round of a site. */
export async function selectRound(db: Reader, siteId: string, id: string): Promise<ListedRound | undefined> {
  const rounds = db
    .selectFrom('vendor_round')
    .innerJoin('member', 'member.id', 'vendor_round.member_id')
    .where('vendor_round.id', '=', id)
    .where('member.site_id', '=', siteId);
  return summed(rounds).executeTakeFirst();
}

/**
 * One page of the rounds of a site, or of one game there, with a bet of that time which is still open, the longest open
 * one first, and how many there are. A bet that has not ended is found by when it was placed: an index of open ones would cost every bet.
 */
export async function selectOpenRounds(
  db: Reader,
  of: { siteId: string; from: Date; to: Date; game?: GameKey },
  page: { offset: number; limit: number },
): Promise<{ rounds: ListedRound[]; total: number }> {
  const { game } = of;
  let open = db
    .selectFrom('bet_record')
    .where('placed_at', '>=', of.from)
    .where('placed_at', '<', of.to)
    .where('site_id', '=', of.siteId)
    .where('state', '=', 'open');
  if (game !== undefined) open = open.where('vendor_code', '=', game.vendorCode).where('game_code', '=', game.gameCode);
  const rounds = db
    .selectFrom('vendor_round')
    .innerJoin('member', 'member.id', 'vendor_round.member_id')
    .where('vendor_round.id', 'in', open.select('round_id'));
  const rows = await summed(rounds)
    .orderBy('vendor_round.opened_at')
    .orderBy('vendor_round.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const counted = open.select(sql<number>`count(distinct round_id)::integer`.as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  return { rounds: rows, total };
}

/** One page of a member's rounds that ever had a bet, newest first, and how many there are. */
export async function selectRoundsOf(
  db: Reader,
  memberId: string,
  page: { offset: number; limit: number },
): Promise<{ rounds: ListedRound[]; total: number }> {
  const played = db.selectFrom('bet_record').select('round_id').where('member_id', '=', memberId);
  const rounds = db
    .selectFrom('vendor_round')
    .innerJoin('member', 'member.id', 'vendor_round.member_id')
    .where('vendor_round.id', 'in', played);
  const rows = await summed(rounds)
    .orderBy('vendor_round.opened_at', 'desc')
    .orderBy('vendor_round.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = await db
    .selectFrom('bet_record')
    .select(sql<number>`count(distinct round_id)::integer`.as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { rounds: rows, total: count.total };
}
