import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { RoundState } from '../database/tables.ts';

/** A place in the order in which rounds were written. */
export type Place = { readonly writtenIn: bigint; readonly id: string };

export const beginning: Place = { writtenIn: 0n, id: '00000000-0000-0000-0000-000000000000' };

/** A round with the platform's money as the feed tells it. */
export type FeedRound = Place & {
  readonly playerRef: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly state: RoundState;
  readonly stake: bigint;
  /** The free rounds that it was one of: then nobody paid the stake. */
  readonly grantId: string | null;
  readonly win: bigint | null;
  readonly jackpotWin: bigint | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/** The oldest database transaction that is still under way: below it no round can appear any more. */
async function horizonOf(db: Db): Promise<bigint> {
  const { rows } = await sql<{
    horizon: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return BigInt(rows[0]?.horizon ?? 0);
}

/** Rounds of a vendor after a place, or that began at a time or later, in the order of the feed. */
export async function selectRounds(
  db: Db,
  of: { vendorCode: string; after: Place; from: Date | undefined },
  limit: number,
): Promise<FeedRound[]> {
  const { vendorCode, after, from } = of;
  const horizon = (await horizonOf(db)).toString();
  let query = db
    .selectFrom('round')
    .innerJoin('player', 'player.id', 'round.player_id')
    .select([
      'round.written_in as writtenIn',
      'round.id',
      'player.player_ref as playerRef',
      'round.game_code as gameCode',
      'player.currency',
      'round.state',
      'round.stake',
      'round.grant_id as grantId',
      'round.win',
      'round.jackpot_win as jackpotWin',
      'round.created_at as createdAt',
      'round.ended_at as endedAt',
    ])
    .where('player.vendor_code', '=', vendorCode)
    .where('player.demo_balance', 'is', null)
    // What moved only money that the vendor keeps itself is in no book of the platform.
    .where('round.wallet', '=', 'platform')
    .where('round.state', '<>', 'refused')
    .where('round.written_in', '<', horizon)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('round.written_in', 'round.id'), '>', tuple(after.writtenIn.toString(), after.id)),
    );
  if (from !== undefined) query = query.where('round.created_at', '>=', from);
  const rows = await query.orderBy('round.written_in').orderBy('round.id').limit(limit).execute();
  return rows.map((row) => ({
    ...row,
    writtenIn: BigInt(row.writtenIn),
    stake: BigInt(row.stake),
    win: row.win === null ? null : BigInt(row.win),
    jackpotWin: row.jackpotWin === null ? null : BigInt(row.jackpotWin),
  }));
}
