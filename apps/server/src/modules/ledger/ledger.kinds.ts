import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { Account, AccountName } from './ledger.accounts.ts';
import { findAccounts } from './ledger.accounts.store.ts';

/** What the journals of one kind moved on an account: what came in less what left, in ledger units. */
export interface KindTotal {
  kind: string;
  amount: bigint;
  entries: number;
}

/** The account of a name; undefined when there has never been money on it. */
export async function findAccount(db: Reader, name: AccountName): Promise<Account | undefined> {
  return (await findAccounts(db, [name]))[0];
}

/** An account's entries from `from` up to and without `to`, added up by the kind of their journals. */
export async function kindTotalsOf(
  db: Reader,
  account: Pick<Account, 'id'>,
  { from, to }: { from: Date; to: Date },
): Promise<KindTotal[]> {
  const { rows } = await sql<{ kind: string; amount: bigint; entries: bigint }>`
    select journal.kind, sum(entry.amount)::bigint as amount, count(*) as entries
    from ledger_entry entry
    join ledger_transfer journal on journal.journal_id = entry.journal_id and journal.position = 1
    where entry.account_id = ${account.id} and entry.created_at >= ${from} and entry.created_at < ${to}
    group by journal.kind order by journal.kind`.execute(db);
  return rows.map((row) => ({ ...row, entries: Number(row.entries) }));
}
