import type { Money } from '@quetzal/domain/money';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Adjustment as AdjustmentRow } from '#kernel/database/schema.generated.ts';

/** Where an adjustment stands. One that nobody decided in time stays `proposed`, and nobody can decide it any more. */
export const adjustmentStates = ['proposed', 'approved', 'rejected'] as const;
/** One of them. */
export type AdjustmentState = (typeof adjustmentStates)[number];

/** A correction of a member's cash; the amount is negative when money is taken. */
export interface Adjustment {
  id: string;
  siteId: string;
  memberId: string;
  requestId: string;
  amount: Money;
  reason: string;
  state: AdjustmentState;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  balanceBefore: bigint | null;
  balanceAfter: bigint | null;
}

function toAdjustment(row: Selectable<AdjustmentRow>): Adjustment {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    requestId: row.request_id,
    amount: { currency: row.currency, amount: row.amount },
    reason: row.reason,
    state: row.state as AdjustmentState,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    balanceBefore: row.balance_before,
    balanceAfter: row.balance_after,
  };
}

/** Writes a proposal; false when the operator's request has one already. */
export async function insertAdjustment(tx: Tx, adjustment: Adjustment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('adjustment')
    .values({
      id: adjustment.id,
      site_id: adjustment.siteId,
      member_id: adjustment.memberId,
      request_id: adjustment.requestId,
      currency: adjustment.amount.currency,
      amount: adjustment.amount.amount,
      reason: adjustment.reason,
      state: adjustment.state,
      proposed_by: adjustment.proposedBy,
      proposed_at: adjustment.proposedAt,
      expires_at: adjustment.expiresAt,
    })
    .onConflict((conflict) => conflict.constraint('adjustment_request_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The proposal of an operator's request. */
export async function findByRequest(db: Reader, proposedBy: string, requestId: string): Promise<Adjustment> {
  const rows = db.selectFrom('adjustment').selectAll().where('proposed_by', '=', proposedBy);
  return toAdjustment(await rows.where('request_id', '=', requestId).executeTakeFirstOrThrow());
}

/** A proposal of a site, held until the transaction ends. */
export async function lockAdjustment(tx: Tx, siteId: string, id: string): Promise<Adjustment | undefined> {
  const rows = tx.selectFrom('adjustment').selectAll().where('id', '=', id).where('site_id', '=', siteId);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toAdjustment(row);
}

/** Writes what the second person said. */
export async function decideAdjustment(
  tx: Tx,
  id: string,
  decision: {
    state: AdjustmentState;
    decidedBy: string;
    decidedAt: Date;
    balances: { before: bigint; after: bigint } | null;
  },
): Promise<Adjustment> {
  const { state, decidedBy, decidedAt, balances } = decision;
  const row = await tx
    .updateTable('adjustment')
    .set({
      state,
      decided_by: decidedBy,
      decided_at: decidedAt,
      balance_before: balances?.before ?? null,
      balance_after: balances?.after ?? null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAdjustment(row);
}

/** One page of a site's adjustments, newest first, and how many there are. */
export async function listAdjustments(
  db: Reader,
  { siteId, state }: { siteId: string; state?: AdjustmentState | undefined },
  page: { offset: number; limit: number },
): Promise<{ adjustments: Adjustment[]; total: number }> {
  let matching = db.selectFrom('adjustment').where('site_id', '=', siteId);
  if (state !== undefined) matching = matching.where('state', '=', state);
  const ordered = matching.selectAll().orderBy('proposed_at', 'desc').orderBy('id', 'desc');
  const rows = await ordered.limit(page.limit).offset(page.offset).execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { adjustments: rows.map(toAdjustment), total: Number(count.total) };
}
