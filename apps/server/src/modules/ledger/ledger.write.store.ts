import { arrayOf, arrayOfJson, arrayOfTexts } from '#kernel/database/array-text.ts';
import type { Plan, PlannedTransfer } from './ledger.decide.ts';
import { keyTextOf, type PostingKey } from './ledger.keys.ts';
import type { PlayerBalance } from './ledger.posting.ts';
import type { Statement } from './ledger.statement-text.ts';

interface Column {
  name: string;
  type: string;
  /** The column of many rows as the text of an array. */
  textOf(rows: readonly PlannedTransfer[]): string;
  /** Whether a row has something there; a column in which no row of a batch has is left out. */
  isIn?(row: PlannedTransfer): boolean;
}

type Pick<T> = (row: PlannedTransfer) => T | null;
const keyOf = (key: PostingKey | undefined): string | null => (key === undefined ? null : keyTextOf(key));

/** A column of numbers or ids; one that is `sparse` is empty in most batches. */
function plain(name: string, type: string, pick: Pick<bigint | number | string>, sparse = false): Column {
  const column = { name, type, textOf: (rows: readonly PlannedTransfer[]) => arrayOf(rows.map(pick)) };
  return sparse ? { ...column, isIn: (row) => pick(row) !== null } : column;
}

const columns: readonly Column[] = [
  plain('journal_id', 'uuid', (row) => row.journalId),
  plain('position', 'smallint', (row) => row.position),
  plain('from_account_id', 'bigint', (row) => row.fromAccountId),
  plain('to_account_id', 'bigint', (row) => row.toAccountId),
  plain('amount', 'bigint', (row) => row.amount),
  plain('from_seq', 'bigint', (row) => row.from && row.from.seq, true),
  plain('from_balance_after', 'bigint', (row) => row.from && row.from.balance, true),
  plain('to_seq', 'bigint', (row) => row.to && row.to.seq, true),
  plain('to_balance_after', 'bigint', (row) => row.to && row.to.balance, true),
  plain('closes_journal_id', 'uuid', (row) => row.posting?.closes ?? null, true),
  {
    name: 'kind',
    type: 'text',
    textOf: (rows) => arrayOfTexts(rows.map((row) => row.posting && row.posting.kind)),
  },
  {
    name: 'key',
    type: 'text',
    textOf: (rows) => arrayOfTexts(rows.map((row) => keyOf(row.posting?.key))),
  },
  {
    name: 'reference',
    type: 'jsonb',
    textOf: (rows) => arrayOfJson(rows.map((row) => row.posting && row.posting.reference)),
  },
  {
    name: 'note',
    type: 'jsonb',
    textOf: (rows) => arrayOfJson(rows.map((row) => row.posting?.note ?? null)),
    isIn: (row) => row.posting?.note !== undefined,
  },
];

/**
 * The insertion of planned transfers, whose first value is the time. Arrays are unfolded side by side in the select list:
 * as a function in `from` each would be written to a store of its own.
 */
function insertionOf(rows: readonly PlannedTransfer[], now: Date): Statement {
  const used = columns.filter(({ isIn }) => isIn === undefined || rows.some((row) => isIn(row)));
  const unfolded = used.map(({ type }, index) => `unnest($${index + 2}::${type}[])`);
  return {
    // A batch of other columns is another statement, prepared under a name of its own.
    name: `ledger_insert_${columns.map((column) => (used.includes(column) ? '1' : '0')).join('')}`,
    text: `insert into ledger_transfer (created_at, ${used.map(({ name }) => name).join(', ')})
      select $1::timestamptz, ${unfolded.join(', ')}`,
    values: [now.toISOString(), ...used.map(({ textOf }) => textOf(rows))],
  };
}

/** Writes planned transfers; the unique constraints refuse the whole when a key was taken meanwhile. */
export function insertTransfers(rows: readonly PlannedTransfer[], now: Date): Statement {
  return insertionOf(rows, now);
}

/**
 * Writes planned transfers and the balances that they lead to. Answers how many transfers were new in `written`; when
 * that is fewer than planned, because another transaction took a key meanwhile, the balances are left as they are.
 */
export function insertTransfersAndBalances({ transfers, accounts }: Plan, now: Date): Statement {
  const { name, text, values } = insertionOf(transfers, now);
  const [count, id, balance, seq] = [1, 2, 3, 4].map((offset) => `$${values.length + offset}`);
  return {
    name: `${name}_with_balances`,
    text: `with written as (${text} on conflict do nothing returning 1),
      complete as (select count(*)::int as written, count(*) = ${count}::int as whole from written),
      account as (
        update ledger_account set balance = after.balance, entry_seq = after.seq, last_entry_at = $1::timestamptz
        from complete, unnest(${id}::bigint[], ${balance}::bigint[], ${seq}::bigint[]) as after (id, balance, seq)
        where complete.whole and ledger_account.id = after.id)
      select written from complete`,
    values: [
      ...values,
      transfers.length,
      arrayOf(accounts.map((row) => row.accountId)),
      arrayOf(accounts.map((row) => row.balance)),
      arrayOf(accounts.map((row) => row.seq)),
    ],
  };
}

/** Writes what a plan says of holds: new ones, and which are closed now. None when it is about none. */
export function writeHolds({ holds, closings }: Plan): Statement[] {
  const opened: Statement = {
    name: 'ledger_insert_holds',
    text: `insert into ledger_hold (journal_id, to_account_id, amount, expires_at)
      select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::timestamptz[])`,
    values: [
      arrayOf(holds.map((row) => row.journalId)),
      arrayOf(holds.map((row) => row.posting.hold?.to.id ?? null)),
      arrayOf(holds.map((row) => row.posting.transfers[0]?.amount ?? null)),
      arrayOf(holds.map((row) => row.posting.hold?.expiresAt.toISOString() ?? null)),
    ],
  };
  const closed: Statement = {
    name: 'ledger_close_holds',
    text: `update ledger_hold set closed_by_journal_id = new.id from unnest($1::uuid[], $2::uuid[]) as new (closes, id)
      where journal_id = new.closes`,
    values: [arrayOf(closings.map((row) => row.closes)), arrayOf(closings.map((row) => row.journalId))],
  };
  return [...(holds.length > 0 ? [opened] : []), ...(closings.length > 0 ? [closed] : [])];
}

/** What a batch moves on one player's account when all of it is accepted. */
export interface Movement {
  accountId: bigint;
  change: bigint;
  /** The least that the running sum of changes comes to; never above 0. */
  lowest: bigint;
  entries: bigint;
}

/**
 * Moves players' accounts at once where each can afford every step, locking them in the order given. Answers the
 * accounts as they are afterwards; one that cannot, or that has a later entry than `now`, is not among them.
 */
export function moveBalances(movements: readonly Movement[], now: Date): Statement {
  return {
    name: 'ledger_move',
    text: `update ledger_account set balance = balance + new.change, entry_seq = entry_seq + new.entries,
      last_entry_at = $5::timestamptz
      from (select unnest($1::bigint[]) as id, unnest($2::bigint[]) as change, unnest($3::bigint[]) as lowest,
        unnest($4::bigint[]) as entries) as new
      where ledger_account.id = new.id and owner_kind = 'player' and balance + new.lowest >= 0
        and (last_entry_at is null or last_entry_at <= $5::timestamptz)
      returning ledger_account.id, balance, entry_seq as seq`,
    values: [
      arrayOf(movements.map((row) => row.accountId)),
      arrayOf(movements.map((row) => row.change)),
      arrayOf(movements.map((row) => row.lowest)),
      arrayOf(movements.map((row) => row.entries)),
      now.toISOString(),
    ],
  };
}

/** The row that `moveBalances` answers for an account. */
export type MovedRow = { id: bigint } & Omit<PlayerBalance, 'accountId'>;
