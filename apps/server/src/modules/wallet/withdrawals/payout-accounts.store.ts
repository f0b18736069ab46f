import type { PayoutKind } from '@quetzal/domain/wallet';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { PayoutAccount as PayoutAccountRow } from '#kernel/database/schema.generated.ts';
import type { NumberVault, SealedNumber } from './number-vault.ts';

/** Where a member is paid out to; its number is sealed. */
export interface PayoutAccount {
  id: string;
  siteId: string;
  memberId: string;
  kind: PayoutKind;
  holderName: string;
  /** The number masked. */
  shownNumber: string;
  /** Equal for equal accounts; null of one that was added before numbers were sealed. */
  fingerprint: string | null;
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
    shownNumber: row.number_shown,
    fingerprint: row.number_fingerprint,
    addedAt: row.added_at,
    usableFrom: row.usable_from,
    removedAt: row.removed_at,
  };
}

function numberIn(row: Selectable<PayoutAccountRow>, vault: NumberVault): string {
  const { id, number, number_key_id: keyId, number_sealed: sealed } = row;
  if (keyId === null || sealed === null) return number ?? '';
  return vault.open({ keyId, sealed }, id);
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

/** The name that all of a member's payout accounts are in; undefined before the first. */
export async function payoutHolderOf(db: Reader, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('payout_holder').select('name').where('member_id', '=', memberId).executeTakeFirst();
  return row?.name;
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

/** What an order to a provider needs, with the whole number: for nothing else. */
export async function payeeOf(
  db: Reader,
  vault: NumberVault,
  id: string,
): Promise<{ kind: PayoutKind; number: string; holderName: string }> {
  const row = await db.selectFrom('payout_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { kind: row.kind as PayoutKind, number: numberIn(row, vault), holderName: row.holder_name };
}

/** Adds an account; false when the member has it already. */
export async function insertAccount(tx: Tx, account: PayoutAccount, number: SealedNumber): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payout_account')
    .values({
      id: account.id,
      site_id: account.siteId,
      member_id: account.memberId,
      kind: account.kind,
      holder_name: account.holderName,
      number_shown: account.shownNumber,
      number_key_id: number.keyId,
      number_sealed: number.sealed,
      number_fingerprint: number.fingerprint,
      added_at: account.addedAt,
      usable_from: account.usableFrom,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'number_fingerprint']).where('removed_at', 'is', null).doNothing(),
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

/** Whether another member of the site has, or had, the same account, whichever key sealed it. */
export async function isSharedAccount(db: Reader, vault: NumberVault, account: PayoutAccount): Promise<boolean> {
  const { id, siteId, kind, memberId } = account;
  const { number } = await payeeOf(db, vault, id);
  const others = db
    .selectFrom('payout_account')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('member_id', '<>', memberId);
  const same = others.where((either) =>
    either.or([
      either('number_fingerprint', 'in', vault.fingerprints(number, { siteId, kind })),
      either('number', '=', number),
    ]),
  );
  return (await same.limit(1).executeTakeFirst()) !== undefined;
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

/** Stands for the name or the number of somebody who left. */
export const erasedText = 'erased';

/** How mail addresses were shown before they had a mask of their own. */
const endOfAddress = '^[*]{4}[^@]*[a-z]$';

/** Accounts that are not sealed with the key of now or shown as they are now, a few at a time and locked, with their numbers. */
export async function accountsToSeal(
  tx: Tx,
  vault: NumberVault,
  limit: number,
): Promise<{ id: string; siteId: string; kind: string; number: string }[]> {
  const rows = await tx
    .selectFrom('payout_account')
    .selectAll()
    .where('number', 'is distinct from', erasedText)
    .where((account) =>
      account.or([
        account('number_key_id', 'is', null),
        account('number_key_id', '<>', vault.keyId),
        account.and([account('kind', '=', 'e_wallet'), account('number_shown', '~', endOfAddress)]),
      ]),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ id: row.id, siteId: row.site_id, kind: row.kind, number: numberIn(row, vault) }));
}

/** Puts a sealed number, and what is shown of it, in the place of what was kept before. */
export async function writeSealed(tx: Tx, id: string, number: SealedNumber, shownNumber: string): Promise<void> {
  await tx
    .updateTable('payout_account')
    .set({
      number: null,
      number_shown: shownNumber,
      number_key_id: number.keyId,
      number_sealed: number.sealed,
      number_fingerprint: number.fingerprint,
    })
    .where('id', '=', id)
    .execute();
}
