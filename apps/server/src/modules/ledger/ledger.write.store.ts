import {
  bigintArray,
  instantArray,
  jsonbArray,
  smallintArray,
  textArray,
  uuidArray,
} from '#kernel/database/array-binary.ts';
import type { Plan, PlannedTransfer } from './ledger.decide.ts';
import { keyTextOf, type PostingKey } from './ledger.keys.ts';
import type { PlayerBalance } from './ledger.posting.ts';
import type { Statement } from './ledger.statement-text.ts';

type Rows = readonly PlannedTransfer[];

interface Column {
  name: string;
  type: string;
  /** The column of many rows as an array. */
  arrayOf(rows: Rows): Buffer;
  /** Whether a row has something there; a column in which no row of a batch has is left out. */
  isIn?(row: PlannedTransfer): boolean;
}

type Pick<T> = (row: PlannedTransfer) => T | null;
const keyOf = (key: PostingKey | undefined): string | null => (key === undefined ? null : keyTextOf(key));

function bigint(name: string, pick: Pick<bigint>): Column {
  return { name, type: 'bigint', arrayOf: (rows) => bigintArray(rows, pick) };
}

/** A column that is empty in most batches. */
function sparse<T>(column: Column, pick: Pick<T>): Column {
  return { ...column, isIn: (row) => pick(row) !== null };
}

const bigintOfFew = (name: string, pick: Pick<bigint>): Column => sparse(bigint(name, pick), pick);
const closesOf: Pick<string> = ({ posting }) => posting?.closes ?? null;
const noteOf: Pick<object> = ({ posting }) => posting?.note ?? null;

const columns: readonly Column[] = [
  { name: 'journal_id', type: 'uuid', arrayOf: (rows) => uuidArray(rows, (row) => row.journalId) },
  { name: 'position', type: 'smallint', arrayOf: (rows) => smallintArray(rows, (row) => row.position) },
  bigint('from_account_id', (row) => row.fromAccountId),
  bigint('to_account_id', (row) => row.toAccountId),
  bigint('amount', (row) => row.amount),
  bigintOfFew('from_seq', (row) => row.from && row.from.seq),
  bigintOfFew('from_balance_after', (row) => row.from && row.from.balance),
  bigintOfFew('to_seq', (row) => row.to && row.to.seq),
  bigintOfFew('to_balance_after', (row) => row.to && row.to.balance),
  sparse({ name: 'closes_journal_id', type: 'uuid', arrayOf: (rows) => uuidArray(rows, closesOf) }, closesOf),
  { name: 'kind', type: 'text', arrayOf: (rows) => textArray(rows, (row) => row.posting && row.posting.kind) },
  { name: 'key', type: 'text', arrayOf: (rows) => textArray(rows, (row) => keyOf(row.posting?.key)) },
  {
    name: 'reference',
    type: 'jsonb',
    arrayOf: (rows) => jsonbArray(rows, (row) => row.posting && row.posting.reference),
  },
  sparse({ name: 'note', type: 'jsonb', arrayOf: (rows) => jsonbArray(rows, noteOf) }, noteOf),
];

/**
 * The insertion of planned transfers, whose first value is the time. Arrays are unfolded side by side in the select list:
 * as a function in `from` each would be written to a store of its own.
 */
function insertionOf(rows: Rows, now: Date): Statement {
  const used = columns.filter(({ isIn }) => isIn === undefined || rows.some((row) => isIn(row)));
  const unfolded = used.map(({ type }, index) => `unnest($${index + 2}::${type}[])`);
  return {
    // A batch of other columns is another statement, prepared under a name of its own.
    name: `ledger_insert_${columns.map((column) => (used.includes(column) ? '1' : '0')).join('')}`,
    text: `insert into ledger_transfer (created_at, ${used.map(({ name }) => name).join(', ')})
      select $1::timestamptz, ${unfolded.join(', ')}`,
    values: [now.toISOString(), ...used.map(({ arrayOf }) => arrayOf(rows))],
  };
}

/** Writes planned transfers; the unique constraints refuse the whole when a key was taken meanwhile. */
export function insertTransfers(rows: Rows, now: Date): Statement {
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
      bigintArray(accounts, (row) => row.accountId),
      bigintArray(accounts, (row) => row.balance),
      bigintArray(accounts, (row) => row.seq),
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
      uuidArray(holds, (row) => row.journalId),
      bigintArray(holds, (row) => row.posting.hold?.to.id ?? null),
      bigintArray(holds, (row) => row.posting.transfers[0]?.amount ?? null),
      instantArray(holds, (row) => row.posting.hold?.expiresAt ?? null),
    ],
  };
  const closed: Statement = {
    name: 'ledger_close_holds',
    text: `update ledger_hold set closed_by_journal_id = new.id from unnest($1::uuid[], $2::uuid[]) as new (closes, id)
      where journal_id = new.closes`,
    values: [uuidArray(closings, (row) => row.closes), uuidArray(closings, (row) => row.journalId)],
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
      bigintArray(movements, (row) => row.accountId),
      bigintArray(movements, (row) => row.change),
      bigintArray(movements, (row) => row.lowest),
      bigintArray(movements, (row) => row.entries),
      now.toISOString(),
    ],
  };
}

/** The row that `moveBalances` answers for an account. */
export type MovedRow = { id: bigint } & Omit<PlayerBalance, 'accountId'>;
