import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { FundsTransfer as FundsTransferRow } from '#kernel/database/schema.generated.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { AccountName } from '#modules/ledger';
import type { FundsAccount, FundsTransfer, FundsTransferState } from './funds.model.ts';

function toTransfer(row: Selectable<FundsTransferRow>): FundsTransfer {
  const { from_before: from, to_before: to } = row;
  return {
    id: row.id,
    siteId: row.site_id,
    requestId: row.request_id,
    from: row.from_account as FundsAccount,
    to: row.to_account as FundsAccount,
    provider: row.provider,
    amount: { currency: row.currency, amount: row.amount },
    bankReference: row.bank_reference,
    reason: row.reason,
    state: row.state as FundsTransferState,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    before: from === null || to === null ? null : { from, to },
  };
}

/** Writes a proposal; false when the operator's request has one already. */
export async function insertTransfer(tx: Tx, transfer: FundsTransfer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('funds_transfer')
    .values({
      id: transfer.id,
      site_id: transfer.siteId,
      request_id: transfer.requestId,
      from_account: transfer.from,
      to_account: transfer.to,
      provider: transfer.provider,
      currency: transfer.amount.currency,
      amount: transfer.amount.amount,
      bank_reference: transfer.bankReference,
      reason: transfer.reason,
      state: transfer.state,
      proposed_by: transfer.proposedBy,
      proposed_at: transfer.proposedAt,
      expires_at: transfer.expiresAt,
    })
    .onConflict((conflict) => conflict.constraint('funds_transfer_request_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The proposal of an operator's request. */
export async function findByRequest(db: Reader, proposedBy: string, requestId: string): Promise<FundsTransfer> {
  const rows = db.selectFrom('funds_transfer').selectAll().where('proposed_by', '=', proposedBy);
  return toTransfer(await rows.where('request_id', '=', requestId).executeTakeFirstOrThrow());
}

/** A proposal of a site, held until the transaction ends. */
export async function lockTransfer(tx: Tx, siteId: string, id: string): Promise<FundsTransfer | undefined> {
  const rows = tx.selectFrom('funds_transfer').selectAll().where('id', '=', id).where('site_id', '=', siteId);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toTransfer(row);
}

/** Writes what the second person said. */
export async function decideTransfer(
  tx: Tx,
  id: string,
  decision: Pick<FundsTransfer, 'state' | 'decidedBy' | 'decidedAt' | 'before'>,
): Promise<FundsTransfer> {
  const { state, decidedBy, decidedAt, before } = decision;
  const row = await tx
    .updateTable('funds_transfer')
    .set({
      state,
      decided_by: decidedBy,
      decided_at: decidedAt,
      from_before: before?.from ?? null,
      to_before: before?.to ?? null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTransfer(row);
}

/** One page of a site's transfers, newest first, and how many there are. */
export async function listTransfers(
  db: Reader,
  { siteId, state }: { siteId: string; state?: FundsTransferState | undefined },
  page: { offset: number; limit: number },
): Promise<{ transfers: FundsTransfer[]; total: number }> {
  let matching = db.selectFrom('funds_transfer').where('site_id', '=', siteId);
  if (state !== undefined) matching = matching.where('state', '=', state);
  const ordered = matching.selectAll().orderBy('proposed_at', 'desc').orderBy('id', 'desc');
  const rows = await ordered.limit(page.limit).offset(page.offset).execute();
  const count = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { transfers: rows.map(toTransfer), total: Number(count.total) };
}

/**
 * Whether another transfer the same way has the bank's reference, in whatever case: one that was approved, or one that
 * can still be decided at `at`.
 */
export async function isReferenceUsed(db: Reader, transfer: FundsTransfer, at: Date): Promise<boolean> {
  const { id, siteId, from, to, provider, bankReference } = transfer;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from funds_transfer where site_id = ${siteId} and id <> ${id}
      and from_account = ${from} and to_account = ${to} and provider is not distinct from ${provider}
      and lower(btrim(bank_reference)) = lower(btrim(${bankReference}))
      and (state = 'approved' or state = 'proposed' and expires_at > ${at})) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Holds a site's money against other transfers until the transaction ends: what is read after it, they have left. */
export async function lockFunds(tx: Tx, siteId: string): Promise<void> {
  await takeTurn(tx, `funds:${siteId}`);
}

/** Whether a site has ever been paid by a provider, or may be, or pays out by it. */
export async function hasProvider(db: Reader, siteId: string, provider: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payment_method where site_id = ${siteId} and provider = ${provider})
      or exists (select from payout_method where site_id = ${siteId} and provider = ${provider})
      or exists (select from house_balance where owner_id = ${`${siteId}/${provider}`}
        and purpose = 'payment_clearing') as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** What lies on one of a site's accounts, in ledger units: the books have it with the sign turned. */
export async function sumLyingOn(db: Reader, name: AccountName): Promise<bigint> {
  const rows = db.selectFrom('house_balance').select('balance').where('owner_id', '=', name.ownerId);
  const row = await rows.where('currency', '=', name.currency).where('purpose', '=', name.purpose).executeTakeFirst();
  return -(row?.balance ?? 0n);
}
