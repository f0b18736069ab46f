import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { FeedPlace } from './feed-cursor.ts';

/** A movement of a vendor as we know it. Amount in ledger units. */
export interface KnownTransaction {
  writtenIn: bigint;
  kind: string;
  txId: string;
  betTxId: string | null;
  winTxId: string | null;
  merchantCode: string;
  memberId: string;
  vendorRoundId: string | null;
  gameCode: string | null;
  /** The free rounds that it belongs to. */
  grantId: string | null;
  amount: bigint;
  currency: string;
  state: string;
  createdAt: Date;
}

/** The oldest database transaction that is still under way: below it nothing can appear any more. */
export async function selectHorizon(db: Reader): Promise<bigint> {
  const { rows } = await sql<{
    horizon: bigint;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon`.execute(db);
  return rows[0]?.horizon ?? 0n;
}

/** The first database transaction that wrote a movement within a period, whatever vendor's it is. */
export async function selectFirstWritten(db: Reader, from: Date, to: Date): Promise<bigint | null> {
  const row = await db
    .selectFrom('vendor_transaction')
    .select(({ fn }) => fn.min('written_in').as('first'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirst();
  return row?.first ?? null;
}

/** Movements of a vendor after a place and below a database transaction, in the order of the feed. */
export async function selectBetween(
  db: Reader,
  of: { vendorCode: string; after: FeedPlace; below: bigint; from: Date | undefined },
  limit: number,
): Promise<KnownTransaction[]> {
  const { vendorCode, after, below, from } = of;
  let part = db
    .selectFrom('vendor_transaction')
    .selectAll()
    .where('vendor_code', '=', vendorCode)
    .where('written_in', '>=', after.writtenIn)
    .where('written_in', '<', below)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('written_in', 'tx_id'), '>', tuple(after.writtenIn, after.txId)));
  if (from !== undefined) part = part.where('created_at', '>=', from);
  return db
    .selectFrom(part.orderBy('written_in').orderBy('tx_id').limit(limit).as('kept'))
    .innerJoin('member', 'member.id', 'kept.member_id')
    .innerJoin('site', 'site.id', 'member.site_id')
    .leftJoin('vendor_round as round', 'round.id', 'kept.round_id')
    .select([
      'kept.written_in as writtenIn',
      'kept.kind',
      'kept.tx_id as txId',
      'kept.bet_tx_id as betTxId',
      'kept.win_tx_id as winTxId',
      'site.merchant_code as merchantCode',
      'kept.member_id as memberId',
      'round.vendor_round_id as vendorRoundId',
      'round.game_code as gameCode',
      'kept.grant_id as grantId',
      'kept.amount',
      'kept.currency',
      'kept.state',
      'kept.created_at as createdAt',
    ])
    .orderBy('kept.written_in')
    .orderBy('kept.tx_id')
    .execute();
}
