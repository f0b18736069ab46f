import type { Money } from '@quetzal/domain/money';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { UplineTransfer as TransferRow } from '#kernel/database/schema.generated.ts';

/** Money that a member moved to the direct upline. */
export interface UplineTransfer {
  id: string;
  siteId: string;
  memberId: string;
  uplineId: string;
  /** Made by the client: the same wish sent again is the same transfer. */
  requestId: string;
  amount: Money;
  createdAt: Date;
}

/** Whether a site lets members move money to their upline, and how much; ledger units of its currency. */
export interface UplinePolicy {
  isAllowed: boolean;
  amountMin: bigint;
  amountMax: bigint;
  dayAmountMax: bigint;
}

function toTransfer(row: Selectable<TransferRow>): UplineTransfer {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    uplineId: row.upline_id,
    requestId: row.request_id,
    amount: { currency: row.currency, amount: row.amount },
    createdAt: row.created_at,
  };
}

/** The policy of a site; undefined when it has none, and then nothing may move. */
export async function findPolicy(db: Reader, siteId: string): Promise<UplinePolicy | undefined> {
  const rows = db.selectFrom('upline_transfer_policy').selectAll().where('site_id', '=', siteId);
  const row = await rows.executeTakeFirst();
  return (
    row && {
      isAllowed: row.is_allowed,
      amountMin: row.amount_min,
      amountMax: row.amount_max,
      dayAmountMax: row.day_amount_max,
    }
  );
}

/** The ids of the sites whose policy lets members move money to their uplines. */
export async function sitesMovingToUplines(db: Reader): Promise<ReadonlySet<string>> {
  const rows = db.selectFrom('upline_transfer_policy').select('site_id').where('is_allowed', '=', true);
  return new Set((await rows.execute()).map((row) => row.site_id));
}

/** Gives a site a policy. */
export async function savePolicy(tx: Tx, siteId: string, policy: UplinePolicy): Promise<void> {
  const row = {
    is_allowed: policy.isAllowed,
    amount_min: policy.amountMin,
    amount_max: policy.amountMax,
    day_amount_max: policy.dayAmountMax,
  };
  await tx
    .insertInto('upline_transfer_policy')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute();
}

/** The transfer of a member's request. */
export async function findByRequest(
  db: Reader,
  memberId: string,
  requestId: string,
): Promise<UplineTransfer | undefined> {
  const rows = db.selectFrom('upline_transfer').selectAll().where('member_id', '=', memberId);
  const row = await rows.where('request_id', '=', requestId).executeTakeFirst();
  return row && toTransfer(row);
}

export async function insertTransfer(tx: Tx, transfer: UplineTransfer): Promise<void> {
  await tx
    .insertInto('upline_transfer')
    .values({
      id: transfer.id,
      site_id: transfer.siteId,
      member_id: transfer.memberId,
      upline_id: transfer.uplineId,
      request_id: transfer.requestId,
      currency: transfer.amount.currency,
      amount: transfer.amount.amount,
      created_at: transfer.createdAt,
    })
    .execute();
}

/** What a member has moved since an instant, in ledger units. */
export async function sumSince(db: Reader, memberId: string, since: Date): Promise<bigint> {
  const row = await db
    .selectFrom('upline_transfer')
    .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return BigInt(row.amount ?? 0);
}
