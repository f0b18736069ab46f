import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { PlayerAccountName } from './ledger.accounts.ts';
import type { Facts } from './ledger.posting.ts';

/** What one account of a player holds, in ledger units. */
export interface Holding {
  currency: string;
  purpose: string;
  balance: bigint;
  /** How many entries the account has had: rises with each change. */
  seq: bigint;
}

/** Everything that a player holds. */
export async function holdingsOf(db: Reader, memberId: string): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select currency, purpose, balance, entry_seq as seq from ledger_account
    where owner_kind = 'player' and owner_id = ${memberId} order by currency, purpose`.execute(db);
  return rows;
}

/** Everything that each of these players holds. */
export async function holdingsOfMany(
  db: Reader,
  memberIds: readonly string[],
): Promise<(Holding & { memberId: string })[]> {
  const { rows } = await sql<Holding & { memberId: string }>`
    select owner_id as "memberId", currency, purpose, balance, entry_seq as seq from ledger_account
    where owner_kind = 'player' and owner_id = any(${memberIds}::text[]) order by owner_id, currency, purpose`.execute(
    db,
  );
  return rows;
}

/** The balances of many players in one currency and purpose, by member; who has no account is not in it. */
export async function balancesOfMany(
  db: Reader,
  memberIds: readonly string[],
  which: { currency: string; purpose: string },
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ owner_id: string; balance: bigint }>`
    select owner_id, balance from ledger_account
    where owner_kind = 'player' and owner_id = any(${memberIds}::text[])
      and currency = ${which.currency} and purpose = ${which.purpose}`.execute(db);
  return new Map(rows.map((row) => [row.owner_id, row.balance]));
}

/** One line of a player's account record. */
export interface HistoryLine {
  journalId: string;
  position: number;
  kind: string;
  reference: Facts;
  note: Facts;
  /** Ledger units; what left the account is negative. */
  amount: bigint;
  balanceAfter: bigint;
  createdAt: Date;
}

/** Which lines of a history: from `from` up to and without `to`, of these kinds (none named: all). */
export interface HistoryFilter {
  from: Date;
  to: Date;
  kinds: readonly string[];
}

/** One page of an account's entries, newest first, and how many there are in all. */
export async function historyOf(
  db: Reader,
  account: PlayerAccountName,
  filter: HistoryFilter,
  page: { offset: number; limit: number },
): Promise<{ lines: HistoryLine[]; total: number }> {
  const matching = sql`
    ledger_entry entry join ledger_transfer journal on journal.journal_id = entry.journal_id and journal.position = 1
    where entry.seq is not null and entry.account_id = (
      select id from ledger_account where owner_kind = ${account.ownerKind} and owner_id = ${account.ownerId}
        and currency = ${account.currency} and purpose = ${account.purpose})
      and entry.created_at >= ${filter.from} and entry.created_at < ${filter.to}
      and (${filter.kinds.length} = 0 or journal.kind = any(${filter.kinds}::text[]))`;
  const lines = await sql<HistoryLine>`
    select entry.journal_id as "journalId", entry.position, journal.kind, journal.reference, coalesce(journal.note, '{}') as note,
      entry.amount,
      entry.balance_after as "balanceAfter", entry.created_at as "createdAt"
    from ${matching} order by entry.seq desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const count = await sql<{ total: bigint }>`select count(*) as total from ${matching}`.execute(db);
  return { lines: lines.rows, total: Number(count.rows[0]?.total ?? 0) };
}
