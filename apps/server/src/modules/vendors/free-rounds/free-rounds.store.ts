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
  /** Only what is granted can be played. */
  state: 'proposed' | 'granted' | 'rejected';
  /** The operator who asked for it; null is the platform. */
  proposedBy: string | null;
  /** The second operator. */
  decidedBy: string | null;
}

type Decided = { approved: boolean | null; decided_by: string | null };

function stateOf({ needs_decision: waits, approved }: Selectable<GrantRow> & Decided): FreeRoundGrant['state'] {
  if (!waits || approved === true) return 'granted';
  return approved === null ? 'proposed' : 'rejected';
}

const toGrant = (row: Selectable<GrantRow> & Decided): FreeRoundGrant => ({
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
  state: stateOf(row),
  proposedBy: row.proposed_by,
  decidedBy: row.decided_by,
});

const grantsOf = (db: Reader) =>
  db
    .selectFrom('free_round_grant')
    .leftJoin('free_round_decision', 'free_round_decision.grant_id', 'free_round_grant.id')
    .selectAll('free_round_grant')
    .select(['free_round_decision.approved', 'free_round_decision.decided_by']);

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
      proposed_by: grant.proposedBy,
      needs_decision: grant.state === 'proposed',
    })
    .onConflict((conflict) => conflict.constraint('free_round_grant_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The grant of a request. */
export async function selectByRequest(db: Reader, siteId: string, requestId: string): Promise<FreeRoundGrant> {
  const rows = grantsOf(db).where('site_id', '=', siteId).where('request_id', '=', requestId);
  return toGrant(await rows.executeTakeFirstOrThrow());
}

/** A grant, held until the transaction ends. */
export async function lockGrant(tx: Tx, id: string): Promise<FreeRoundGrant | undefined> {
  await tx.selectFrom('free_round_grant').select('id').where('id', '=', id).forUpdate().execute();
  // Read once it is held: what was decided meanwhile stands in another table.
  const row = await grantsOf(tx).where('id', '=', id).executeTakeFirst();
  return row && toGrant(row);
}

/** Writes what a second operator decided. */
export async function insertDecision(
  tx: Tx,
  grantId: string,
  decision: { approved: boolean; decidedBy: string; decidedAt: Date },
): Promise<void> {
  const { approved, decidedBy, decidedAt } = decision;
  const values = { grant_id: grantId, approved, decided_by: decidedBy, decided_at: decidedAt };
  await tx.insertInto('free_round_decision').values(values).execute();
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
  const rows = await grantsOf(db)
    .where((grant) => grant.or([grant('needs_decision', '=', false), grant('approved', '=', true)]))
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
  const rows = await grantsOf(db)
    .where('free_round_grant.site_id', '=', siteId)
    .innerJoin('member', 'member.id', 'free_round_grant.member_id')
    .select('member.account')
    .orderBy('granted_at', 'desc')
    .orderBy('free_round_grant.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const matching = db.selectFrom('free_round_grant').where('site_id', '=', siteId);
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { grants: rows.map((row) => ({ ...toGrant(row), account: row.account })), total: Number(count.total) };
}
