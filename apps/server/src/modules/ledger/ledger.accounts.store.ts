import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Account, AccountName } from './ledger.accounts.ts';

interface AccountRow {
  id: bigint;
  owner_kind: string;
  owner_id: string;
  currency: string;
  purpose: string;
}

const toAccount = (row: AccountRow): Account =>
  ({
    id: row.id,
    ownerKind: row.owner_kind,
    ownerId: row.owner_id,
    currency: row.currency,
    purpose: row.purpose,
  }) as Account;

function columnsOf(names: readonly AccountName[]) {
  return sql`unnest(${names.map((name) => name.ownerKind)}::text[], ${names.map((name) => name.ownerId)}::text[],
    ${names.map((name) => name.currency)}::text[], ${names.map((name) => name.purpose)}::text[])
    as asked (owner_kind, owner_id, currency, purpose)`;
}

/** The accounts of these names that exist, in no order. */
export async function findAccounts(db: Reader, names: readonly AccountName[]): Promise<Account[]> {
  const { rows } = await sql<AccountRow>`
    select id, owner_kind, owner_id, currency, purpose
    from ledger_account join ${columnsOf(names)} using (owner_kind, owner_id, currency, purpose)`.execute(db);
  return rows.map(toAccount);
}

/** Opens accounts that do not exist yet; those that another transaction opens meanwhile are left alone. */
export async function insertAccounts(tx: Tx, names: readonly AccountName[], createdAt: Date): Promise<void> {
  await sql`
    insert into ledger_account (owner_kind, owner_id, currency, purpose, created_at)
    select asked.*, ${createdAt}::timestamptz from ${columnsOf(names)} order by 1, 2, 3, 4
    on conflict do nothing`.execute(tx);
}

/** The accounts of a journal's transfers, by id. */
export async function accountsById(db: Reader, ids: readonly bigint[]): Promise<Map<bigint, Account>> {
  const { rows } = await sql<AccountRow>`
    select id, owner_kind, owner_id, currency, purpose from ledger_account where id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}
