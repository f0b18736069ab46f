import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { VendorTransfer as TransferRow } from '#kernel/database/schema.generated.ts';
import type {
  TransferDirection,
  TransferEnd,
  TransferState,
  TransferVendor,
  VendorTransfer,
} from './transfer.model.ts';

function toTransfer(row: Selectable<TransferRow>): VendorTransfer {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    vendorCode: row.vendor_code,
    requestId: row.request_id,
    direction: row.direction as TransferDirection,
    amount: { currency: row.currency, amount: row.amount },
    state: row.state as TransferState,
    reason: row.reason,
    polls: row.polls,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
}

/** Writes a wish; false when the member's request has a transfer already. */
export async function insertTransfer(tx: Tx, transfer: VendorTransfer, nextPollAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('vendor_transfer')
    .values({
      id: transfer.id,
      site_id: transfer.siteId,
      member_id: transfer.memberId,
      vendor_code: transfer.vendorCode,
      request_id: transfer.requestId,
      direction: transfer.direction,
      currency: transfer.amount.currency,
      amount: transfer.amount.amount,
      next_poll_at: nextPollAt,
      created_at: transfer.createdAt,
    })
    .onConflict((conflict) => conflict.constraint('vendor_transfer_request_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The transfer of a member's request. */
export async function findByRequest(db: Reader, memberId: string, requestId: string): Promise<VendorTransfer> {
  const rows = db.selectFrom('vendor_transfer').selectAll().where('member_id', '=', memberId);
  return toTransfer(await rows.where('request_id', '=', requestId).executeTakeFirstOrThrow());
}

/** A transfer, held until the transaction ends. */
export async function lockTransfer(tx: Tx, id: string): Promise<VendorTransfer> {
  const rows = tx.selectFrom('vendor_transfer').selectAll().where('id', '=', id);
  return toTransfer(await rows.forUpdate().executeTakeFirstOrThrow());
}

/** Writes what the vendor said. */
export async function endTransfer(tx: Tx, id: string, end: TransferEnd, at: Date): Promise<VendorTransfer> {
  const reason = end.state === 'refused' ? end.reason : null;
  const row = await tx
    .updateTable('vendor_transfer')
    .set({ state: end.state, reason, ended_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTransfer(row);
}

/** Transfers whose end nobody knows and whose time to be asked about has come, earliest first. */
export async function transfersToClose(db: Reader, now: Date, limit: number): Promise<VendorTransfer[]> {
  const open = db.selectFrom('vendor_transfer').selectAll().where('state', '=', 'pending');
  const due = open.where('next_poll_at', '<=', now).orderBy('next_poll_at').limit(limit);
  return (await due.execute()).map(toTransfer);
}

/** Notes that a transfer was asked about, and when to ask again. */
export async function notePoll(tx: Tx, id: string, nextPollAt: Date): Promise<void> {
  await tx
    .updateTable('vendor_transfer')
    .set((set) => ({ polls: set('polls', '+', 1), next_poll_at: nextPollAt }))
    .where('id', '=', id)
    .execute();
}

/** A member's transfers that have not ended, the newest first. */
export async function selectPending(db: Reader, memberId: string): Promise<VendorTransfer[]> {
  const open = db.selectFrom('vendor_transfer').selectAll().where('member_id', '=', memberId);
  return (await open.where('state', '=', 'pending').orderBy('created_at', 'desc').execute()).map(toTransfer);
}

/** Codes of the vendors that a member has moved money to or from, or may have. */
export async function selectUsedVendors(db: Reader, memberId: string): Promise<ReadonlySet<string>> {
  const moved = db.selectFrom('vendor_transfer').select('vendor_code').distinct().where('member_id', '=', memberId);
  return new Set((await moved.where('state', '<>', 'refused').execute()).map((row) => row.vendor_code));
}

/** The vendors that keep wallets of their own, also those that are closed: money may still have to come back. */
export async function selectTransferVendors(db: Reader): Promise<(TransferVendor & { isOpen: boolean })[]> {
  return db
    .selectFrom('transfer_vendor')
    .select(['code', 'name', 'base_url as baseUrl', 'enabled as isOpen'])
    .orderBy('sort')
    .orderBy('code')
    .$narrowType<{ code: string; name: string; baseUrl: string; isOpen: boolean }>()
    .execute();
}
