import type { BonusState } from '@quetzal/domain/wallet';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { BonusCredit as BonusRow } from '#kernel/database/schema.generated.ts';
import type { Bonus } from './bonus.model.ts';

function toBonus(row: Selectable<BonusRow>): Bonus {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    amount: { currency: row.currency, amount: row.amount },
    remaining: row.remaining,
    atStake: row.at_stake,
    wagerRequired: row.wager_required,
    wagered: row.wagered,
    released: row.released,
    gameTypes: row.game_types,
    reason: row.reason,
    state: row.state as BonusState,
    proposedBy: row.proposed_by,
    decidedBy: row.decided_by,
    createdAt: row.created_at,
    grantedAt: row.granted_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}

/** Writes a new one; false when its id is taken. */
export async function insertBonus(tx: Tx, bonus: Bonus): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bonus_credit')
    .values({
      id: bonus.id,
      site_id: bonus.siteId,
      member_id: bonus.memberId,
      currency: bonus.amount.currency,
      amount: bonus.amount.amount,
      remaining: bonus.remaining,
      wager_required: bonus.wagerRequired,
      game_types: bonus.gameTypes,
      reason: bonus.reason,
      state: bonus.state,
      proposed_by: bonus.proposedBy,
      created_at: bonus.createdAt,
      granted_at: bonus.grantedAt,
      expires_at: bonus.expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The credits of these ids, as they stand. */
export async function selectBonuses(db: Reader, ids: readonly string[]): Promise<Bonus[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('bonus_credit').selectAll().where('id', 'in', ids).execute();
  return rows.map(toBonus);
}

/** A credit of a site. */
export async function findOfSite(db: Reader, siteId: string, id: string): Promise<Bonus | undefined> {
  const rows = db.selectFrom('bonus_credit').selectAll().where('id', '=', id);
  const row = await rows.where('site_id', '=', siteId).executeTakeFirst();
  return row && toBonus(row);
}

/** A member's active credits. */
export async function selectActive(db: Reader, memberId: string): Promise<Bonus[]> {
  const rows = db.selectFrom('bonus_credit').selectAll().where('member_id', '=', memberId);
  return (await rows.where('state', '=', 'active').execute()).map(toBonus);
}

/** Writes what changed of a credit. The member is locked, so that nobody else changes it meanwhile. */
export async function updateBonus(tx: Tx, bonus: Bonus): Promise<void> {
  await tx
    .updateTable('bonus_credit')
    .set({
      remaining: bonus.remaining,
      at_stake: bonus.atStake,
      wagered: bonus.wagered,
      released: bonus.released,
      state: bonus.state,
      decided_by: bonus.decidedBy,
      granted_at: bonus.grantedAt,
      ended_at: bonus.endedAt,
    })
    .where('id', '=', bonus.id)
    .execute();
}

/** Whether a bet or a win of the member still has to do with restricted credit. */
export async function hasLiving(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bonus_credit')
    .select('id')
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('state', '=', 'active'), where('at_stake', '>', 0n)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Active credits whose time is over and that stand in no open bet, the longest over first. */
export async function selectOverdue(db: Reader, now: Date, limit: number): Promise<{ id: string; memberId: string }[]> {
  return db
    .selectFrom('bonus_credit')
    .select(['id', 'member_id as memberId'])
    .where('state', '=', 'active')
    .where('expires_at', '<=', now)
    .where('at_stake', '=', 0n)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Which credits a list shows. */
export interface BonusFilter {
  siteId: string;
  memberId?: string | undefined;
  state?: BonusState | undefined;
  /** Leaves out what was never given. */
  isGranted?: boolean;
}

/** One page of credits, newest first, and how many there are. */
export async function listBonuses(
  db: Reader,
  filter: BonusFilter,
  page: { offset: number; limit: number },
): Promise<{ bonuses: Bonus[]; total: number }> {
  let matching = db.selectFrom('bonus_credit').where('site_id', '=', filter.siteId);
  if (filter.memberId !== undefined) matching = matching.where('member_id', '=', filter.memberId);
  if (filter.state !== undefined) matching = matching.where('state', '=', filter.state);
  if (filter.isGranted) matching = matching.where('granted_at', 'is not', null);
  const ordered = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const rows = await ordered.limit(page.limit).offset(page.offset).execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { bonuses: rows.map(toBonus), total: Number(count.total) };
}

/** Above which amount a grant of an operator waits for a second person; undefined when the site says nothing of it. */
export async function selectApprovalAbove(db: Reader, siteId: string): Promise<{ above: bigint | null } | undefined> {
  const rows = db.selectFrom('bonus_policy').select('approval_above as above');
  return rows.where('site_id', '=', siteId).executeTakeFirst();
}

/** What operators gave a member without a second person since a time, in ledger units. */
export async function sumGivenAlone(
  db: Reader,
  { memberId, currency, since }: { memberId: string; currency: string; since: Date },
): Promise<bigint> {
  const { sum } = await db
    .selectFrom('given_alone')
    .select(({ fn }) => fn.sum<string | null>('worth').as('sum'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('granted_at', '>', since)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/** Gives a site a rule of its own. */
export async function saveApprovalAbove(tx: Tx, siteId: string, above: bigint | null): Promise<void> {
  await tx
    .insertInto('bonus_policy')
    .values({ site_id: siteId, approval_above: above })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ approval_above: above }))
    .execute();
}

/** What is left of all active credits of a site, by currency, in ledger units. */
export async function sumRemaining(db: Reader, siteId: string): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('bonus_credit')
    .select(['currency', ({ fn }) => fn.sum<string>('remaining').as('remaining')])
    .where('site_id', '=', siteId)
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, remaining }) => [currency, BigInt(remaining)]));
}
