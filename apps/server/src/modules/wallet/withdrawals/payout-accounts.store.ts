import type { PayoutKind } from '@quetzal/domain/wallet';
import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { PayoutAccount as PayoutAccountRow } from '#kernel/database/schema.generated.ts';

/** Where a member is paid out to. `number` is whole: never show it. */
export interface PayoutAccount {
  id: string;
  siteId: string;
  memberId: string;
  kind: PayoutKind;
  holderName: string;
  number: string;
  addedAt: Date;
  usableFrom: Date;
  removedAt: Date | null;
}

function toAccount(row: Selectable<PayoutAccountRow>): PayoutAccount {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    kind: row.kind as PayoutKind,
    holderName: row.holder_name,
    number: row.number,
    addedAt: row.added_at,
    usableFrom: row.usable_from,
    removedAt: row.removed_at,
  };
}

/** Fixes the name of a member if none is fixed yet, and answers the one that is; held until the transaction ends. */
export async function fixHolder(tx: Tx, memberId: string, name: string, now: Date): Promise<string> {
  await tx
    .insertInto('payout_holder')
    .values({ member_id: memberId, name, fixed_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('payout_holder')
    .select('name')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.name;
}

/** Every account that a member ever had, the oldest first. */
export async function selectAccounts(db: Reader, memberId: string): Promise<PayoutAccount[]> {
  const rows = await db
    .selectFrom('payout_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(toAccount);
}

/** A member's account; another member's, or one that was removed, is not found. */
export async function findAccount(db: Reader, memberId: string, id: string): Promise<PayoutAccount | undefined> {
  const row = await db
    .selectFrom('payout_account')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** An account by its id alone. */
export async function accountById(db: Reader, id: string): Promise<PayoutAccount> {
  return toAccount(await db.selectFrom('payout_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

/** Adds an account; false when the member has it already. */
export async function insertAccount(tx: Tx, account: PayoutAccount): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payout_account')
    .values({
      id: account.id,
      site_id: account.siteId,
      member_id: account.memberId,
      kind: account.kind,
      holder_name: account.holderName,
      number: account.number,
      added_at: account.addedAt,
      usable_from: account.usableFrom,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'number']).where('removed_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes an account off; false when it was off already. */
export async function markRemoved(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_account')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether another member of the site has, or had, the same account. */
export async function isSharedAccount(db: Reader, account: PayoutAccount): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select from payout_account where site_id = ${account.siteId} and kind = ${account.kind}
      and number = ${account.number} and member_id <> ${account.memberId}) as shared`.execute(db);
  return rows[0]?.shared ?? false;
}

/** Whether an operator has approved a withdrawal of this holder before. */
export async function isHolderConfirmed(db: Reader, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payout_holder')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Notes that an operator knows who the holder is; the first time counts. */
export async function confirmHolder(tx: Tx, memberId: string, operatorId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payout_holder')
    .set({ confirmed_at: now, confirmed_by: operatorId })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Accounts by id. */
export async function accountsByIds(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, PayoutAccount>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payout_account')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}
