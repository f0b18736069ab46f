import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { FreeRoundGrant as GrantRow } from '#kernel/database/schema.generated.ts';

/** Rounds of a game that a member may play at the cost of the site. Amounts in ledger units. */
export interface FreeRoundGrant {
  id: string;
  siteId: string;
  memberId: string;
  requestId: string;
  vendorCode: string;
  gameCode: string;
  currency: string;
  rounds: number;
  /** What each round is worth. */
  stake: bigint;
  /** The most that all rounds together pay. */
  winMax: bigint | null;
  campaign: string;
  used: number;
  won: bigint;
  grantedAt: Date;
  expiresAt: Date;
  cancelledAt: Date | null;
}

const toGrant = (row: Selectable<GrantRow>): FreeRoundGrant => ({
  id: row.id,
  siteId: row.site_id,
  memberId: row.member_id,
  requestId: row.request_id,
  vendorCode: row.vendor_code,
  gameCode: row.game_code,
  currency: row.currency,
  rounds: row.rounds,
  stake: row.stake,
  winMax: row.win_max,
  campaign: row.campaign,
  used: row.used,
  won: row.won,
  grantedAt: row.granted_at,
  expiresAt: row.expires_at,
  cancelledAt: row.cancelled_at,
});

/** Writes a grant; false when the request has one already. */
export async function insertGrant(tx: Tx, grant: FreeRoundGrant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('free_round_grant')
    .values({
      id: grant.id,
      site_id: grant.siteId,
      member_id: grant.memberId,
      request_id: grant.requestId,
      vendor_code: grant.vendorCode,
      game_code: grant.gameCode,
      currency: grant.currency,
      rounds: grant.rounds,
      stake: grant.stake,
      win_max: grant.winMax,
      campaign: grant.campaign,
      granted_at: grant.grantedAt,
      expires_at: grant.expiresAt,
    })
    .onConflict((conflict) => conflict.constraint('free_round_grant_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The grant of a request. */
export async function selectByRequest(db: Reader, siteId: string, requestId: string): Promise<FreeRoundGrant> {
  const rows = db.selectFrom('free_round_grant').selectAll().where('site_id', '=', siteId);
  return toGrant(await rows.where('request_id', '=', requestId).executeTakeFirstOrThrow());
}

/** A grant, held until the transaction ends. */
export async function lockGrant(tx: Tx, id: string): Promise<FreeRoundGrant | undefined> {
  const row = await tx.selectFrom('free_round_grant').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toGrant(row);
}

/** Counts rounds played, and adds to what they won; below zero it takes back. */
export async function countPlay(tx: Tx, id: string, play: { rounds?: number; won?: bigint }): Promise<void> {
  await tx
    .updateTable('free_round_grant')
    .set({ used: sql`used + ${play.rounds ?? 0}`, won: sql`won + ${play.won ?? 0n}` })
    .where('id', '=', id)
    .execute();
}

/** Ends a grant before its time. */
export async function markCancelled(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('free_round_grant').set({ cancelled_at: at }).where('id', '=', id).execute();
}

/** What a member can play in a game now, the soonest to expire first. */
export async function selectOpenGrants(
  db: Reader,
  of: { memberId: string; vendorCode: string; gameCode: string },
  now: Date,
): Promise<FreeRoundGrant[]> {
  const rows = await db
    .selectFrom('free_round_grant')
    .selectAll()
    .where('member_id', '=', of.memberId)
    .where('vendor_code', '=', of.vendorCode)
    .where('game_code', '=', of.gameCode)
    .where('cancelled_at', 'is', null)
    .where((grant) => grant('used', '<', grant.ref('rounds')))
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  return rows.map(toGrant);
}

/** One page of a site's grants with their accounts, newest first, and how many there are. */
export async function listGrants(
  db: Reader,
  siteId: string,
  page: { offset: number; limit: number },
): Promise<{ grants: (FreeRoundGrant & { account: string })[]; total: number }> {
  const matching = db.selectFrom('free_round_grant').where('free_round_grant.site_id', '=', siteId);
  const rows = await matching
    .innerJoin('member', 'member.id', 'free_round_grant.member_id')
    .selectAll('free_round_grant')
    .select('member.account')
    .orderBy('granted_at', 'desc')
    .orderBy('free_round_grant.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { grants: rows.map((row) => ({ ...toGrant(row), account: row.account })), total: Number(count.total) };
}
