import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { Facts } from './ledger.posting.ts';

/** Which statement: from `from` up to and without `to`, as it was at `asOf` (left out: as it is now). */
export interface StatementPeriod {
  from: Date;
  to: Date;
  asOf?: Date;
}

/** One movement of a statement. */
export interface StatementLine {
  journalId: string;
  position: number;
  kind: string;
  reference: Facts;
  /** Ledger units; what left the account is negative. */
  amount: bigint;
  balanceAfter: bigint;
  createdAt: Date;
}

/** What an account had at the beginning of a period, what moved, and what it had at the end. Ledger units. */
export interface Statement {
  opening: bigint;
  credits: bigint;
  debits: bigint;
  closing: bigint;
  entries: number;
  lines: StatementLine[];
}

/** Where a reader of long statements is: lines after `offset`, at most `limit` of them. */
export interface LinePage {
  offset: number;
  limit: number;
}

interface Bounds {
  opening: bigint;
  credits: bigint;
  debits: bigint;
  entries: bigint;
}

const lineColumns = sql`entry.journal_id as "journalId", entry.position, journal.kind, journal.reference, entry.amount,
  entry.created_at as "createdAt"`;
const ofJournal = sql`join ledger_transfer journal on journal.journal_id = entry.journal_id and journal.position = 1`;

/** How many entries of a player's account were written before an instant: their times never fall, so halving finds it. */
async function entriesBefore(db: Reader, accountId: bigint, instant: Date): Promise<bigint> {
  const { rows } = await sql<{ seq: bigint }>`
    with recursive search (low, high) as (
      select 0::bigint, entry_seq from ledger_account where id = ${accountId}
      union all
      select case when at.created_at < ${instant} then middle else low end,
        case when at.created_at < ${instant} then high else middle - 1 end
      from search cross join lateral (select (low + high + 1) / 2 as middle) as half
      cross join lateral (
        select created_at from ledger_entry where account_id = ${accountId} and seq = middle limit 1
      ) as at
      where low < high
    )
    select low as seq from search where low >= high`.execute(db);
  return rows[0]?.seq ?? 0n;
}

async function ofPlayer(db: Reader, accountId: bigint, span: [Date, Date], page: LinePage): Promise<Statement> {
  const [first, last] = await Promise.all(span.map((instant) => entriesBefore(db, accountId, instant)));
  const range = sql`entry.account_id = ${accountId} and entry.seq > ${first} and entry.seq <= ${last}`;
  const bounds = await sql<Bounds>`
    select coalesce((select balance_after from ledger_entry where account_id = ${accountId} and seq = ${first}), 0) as opening,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credits,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as debits, count(*) as entries
    from ledger_entry entry where ${range}`.execute(db);
  const { rows: lines } = await sql<StatementLine>`
    select ${lineColumns}, entry.balance_after as "balanceAfter" from ledger_entry entry ${ofJournal}
    where ${range} order by entry.seq offset ${page.offset} limit ${page.limit}`.execute(db);
  return statementOf(bounds.rows[0], lines);
}

async function ofHouse(db: Reader, accountId: bigint, [from, to]: [Date, Date], page: LinePage): Promise<Statement> {
  // The newest block that nothing of the period can be in; what is younger is added up from the entries.
  const bounds = await sql<Bounds & { start: bigint }>`
    with start as (
      select coalesce(max(number), 0) as number, coalesce(max(written_to), 0) as written_to
      from ledger_block where created_until < ${from}
    ), sealed as (
      select coalesce((select balance from ledger_house_balance, start
        where account_id = ${accountId} and block_number <= start.number order by block_number desc limit 1), 0) as balance
    )
    select ((select balance from sealed) + coalesce(sum(amount) filter (where created_at < ${from}), 0))::bigint as opening,
      coalesce(sum(amount) filter (where created_at >= ${from} and amount > 0), 0)::bigint as credits,
      coalesce(-sum(amount) filter (where created_at >= ${from} and amount < 0), 0)::bigint as debits,
      count(*) filter (where created_at >= ${from}) as entries
    from ledger_entry where account_id = ${accountId} and seq is null
      and written_in >= (select written_to from start) and created_at < ${to}`.execute(db);
  const opening = bounds.rows[0]?.opening ?? 0n;
  const { rows: lines } = await sql<StatementLine>`
    select ${lineColumns}, (${opening} + sum(entry.amount) over (
        order by entry.created_at, entry.written_in, entry.journal_id, entry.position))::bigint as "balanceAfter"
    from ledger_entry entry ${ofJournal}
    where entry.account_id = ${accountId} and entry.seq is null
      and entry.created_at >= ${from} and entry.created_at < ${to}
    order by entry.created_at, entry.written_in, entry.journal_id, entry.position
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return statementOf(bounds.rows[0], lines);
}

function statementOf(bounds: Bounds | undefined, lines: StatementLine[]): Statement {
  const { opening, credits, debits, entries } = bounds ?? { opening: 0n, credits: 0n, debits: 0n, entries: 0n };
  return { opening, credits, debits, closing: opening + credits - debits, entries: Number(entries), lines };
}

/**
 * The statement of any account for any period. Since nothing is ever changed, the one of a past instant leaves out what
 * was written after it. Player accounts read it by the order of their entries; those of the house by time.
 */
export function statementFor(
  db: Reader,
  account: { id: bigint; ownerKind: 'player' | 'house' },
  { from, to, asOf }: StatementPeriod,
  page: LinePage,
): Promise<Statement> {
  const end = asOf === undefined || asOf >= to ? to : new Date(asOf.getTime() + 1);
  const span: [Date, Date] = [from < end ? from : end, end];
  return account.ownerKind === 'player' ? ofPlayer(db, account.id, span, page) : ofHouse(db, account.id, span, page);
}
