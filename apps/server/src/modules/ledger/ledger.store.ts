import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Account, AccountName } from './ledger.accounts.ts';
import type { Plan } from './ledger.decide.ts';
import { keyTextOf, type Posting } from './ledger.posting.ts';

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

/** Locks players' accounts in the order of their ids, so that two batches never wait for each other in a circle. */
export async function lockPlayers(
  tx: Tx,
  ids: readonly bigint[],
): Promise<Map<bigint, { balance: bigint; seq: bigint }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; balance: bigint; entry_seq: bigint }>`
    select id, balance, entry_seq from ledger_account
    where id = any(${ids}::bigint[]) and owner_kind = 'player' order by id for update`.execute(tx);
  return new Map(rows.map((row) => [row.id, { balance: row.balance, seq: row.entry_seq }]));
}

/** Journals that have one of the keys of these postings, by `keyTextOf`. */
export async function findJournals(
  db: Reader,
  keys: readonly Posting['key'][],
): Promise<Map<string, { id: string; contentHash: Buffer }>> {
  const { rows } = await sql<{ id: string; key_scope: string; key_text: string; content_hash: Buffer }>`
    select id, key_scope, key_text, content_hash from ledger_journal
    join unnest(${keys.map((key) => key.scope)}::text[], ${keys.map((key) => key.text)}::text[])
      as asked (key_scope, key_text) using (key_scope, key_text)`.execute(db);
  return new Map(
    rows.map((row) => [
      keyTextOf({ scope: row.key_scope, text: row.key_text }),
      { id: row.id, contentHash: row.content_hash },
    ]),
  );
}

/** Which of these journals another one has taken back. */
export async function findReversed(db: Reader, journalIds: readonly string[]): Promise<Set<string>> {
  if (journalIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select reverses_journal_id as id from ledger_journal
    where reverses_journal_id = any(${journalIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** One posting that was written before, as it can be taken back. */
export interface StoredJournal {
  id: string;
  kind: string;
  transfers: { fromAccountId: bigint; toAccountId: bigint; amount: bigint }[];
}

/** A journal with its transfers in their order, by key. */
export async function findJournalByKey(db: Reader, key: Posting['key']): Promise<StoredJournal | undefined> {
  const { rows } = await sql<{ id: string; kind: string; from_id: bigint; to_id: bigint; amount: bigint }>`
    select journal.id, journal.kind, from_account_id as from_id, to_account_id as to_id, amount
    from ledger_journal journal join ledger_transfer on journal_id = journal.id
    where key_scope = ${key.scope} and key_text = ${key.text} order by position`.execute(db);
  const [first] = rows;
  if (first === undefined) return undefined;
  const transfers = rows.map((row) => ({ fromAccountId: row.from_id, toAccountId: row.to_id, amount: row.amount }));
  return { id: first.id, kind: first.kind, transfers };
}

/**
 * Writes a plan in one statement. Answers how many journals were new; when another transaction took a key meanwhile that
 * is fewer than planned, and the transfers and balances of the whole plan are left unwritten.
 */
export async function writePlan(tx: Tx, { journals, transfers, accounts }: Plan, now: Date): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    with journal as (
      insert into ledger_journal
        (id, key_scope, key_text, content_hash, kind, reference, note, reverses_journal_id, created_at)
      select new.*, ${now}::timestamptz from unnest(
        ${journals.map(({ id }) => id)}::uuid[],
        ${journals.map(({ posting }) => posting.key.scope)}::text[],
        ${journals.map(({ posting }) => posting.key.text)}::text[],
        ${journals.map(({ contentHash }) => contentHash)}::bytea[],
        ${journals.map(({ posting }) => posting.kind)}::text[],
        ${journals.map(({ posting }) => JSON.stringify(posting.reference))}::jsonb[],
        ${journals.map(({ posting }) => JSON.stringify(posting.note ?? {}))}::jsonb[],
        ${journals.map(({ posting }) => posting.reverses ?? null)}::uuid[]) as new
      on conflict do nothing
      returning id
    ), complete as (
      select count(*)::int as written, count(*) = ${journals.length} as whole from journal
    ), transfer as (
      insert into ledger_transfer (journal_id, position, from_account_id, to_account_id, amount,
        from_seq, from_balance_after, to_seq, to_balance_after, created_at)
      select new.*, ${now}::timestamptz from complete, unnest(
        ${transfers.map((row) => row.journalId)}::uuid[],
        ${transfers.map((row) => row.position)}::smallint[],
        ${transfers.map((row) => row.fromAccountId)}::bigint[],
        ${transfers.map((row) => row.toAccountId)}::bigint[],
        ${transfers.map((row) => row.amount)}::bigint[],
        ${transfers.map((row) => row.from.seq)}::bigint[],
        ${transfers.map((row) => row.from.balanceAfter)}::bigint[],
        ${transfers.map((row) => row.to.seq)}::bigint[],
        ${transfers.map((row) => row.to.balanceAfter)}::bigint[]) as new
      where complete.whole
    ), account as (
      update ledger_account set balance = new.balance, entry_seq = new.entry_seq
      from complete, unnest(
        ${accounts.map((row) => row.accountId)}::bigint[],
        ${accounts.map((row) => row.balance)}::bigint[],
        ${accounts.map((row) => row.seq)}::bigint[]) as new (id, balance, entry_seq)
      where complete.whole and ledger_account.id = new.id
    )
    select written from complete`.execute(tx);
  return rows[0]?.written ?? 0;
}
