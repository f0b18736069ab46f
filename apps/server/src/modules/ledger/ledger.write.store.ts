import { arrayOf, arrayOfJson, arrayOfTexts } from '#kernel/database/array-text.ts';
import type { Plan, PlannedTransfer } from './ledger.decide.ts';
import { keyTextOf, type PostingKey } from './ledger.keys.ts';
import type { PlayerBalance } from './ledger.posting.ts';
import type { Statement } from './ledger.statement-text.ts';

const columns = `journal_id, position, from_account_id, to_account_id, amount, from_seq, from_balance_after, to_seq,
  to_balance_after, kind, key, reference, note, closes_journal_id`;
// Arrays are unfolded side by side in the select list: as a function in `from` each would be written to a store of its own.
const insertion = `insert into ledger_transfer (${columns}, created_at)
  select unnest($2::uuid[]), unnest($3::smallint[]), unnest($4::bigint[]), unnest($5::bigint[]), unnest($6::bigint[]),
    unnest($7::bigint[]), unnest($8::bigint[]), unnest($9::bigint[]), unnest($10::bigint[]), unnest($11::text[]),
    unnest($12::text[]), unnest($13::jsonb[]), unnest($14::jsonb[]), unnest($15::uuid[]), $1::timestamptz`;

const keyOf = (key: PostingKey | undefined): string | null => (key === undefined ? null : keyTextOf(key));

function valuesOf(rows: readonly PlannedTransfer[], now: Date): unknown[] {
  const numbers = (pick: (row: PlannedTransfer) => bigint | number | string | null) => arrayOf(rows.map(pick));
  const texts = (pick: (row: PlannedTransfer) => string | null) => arrayOfTexts(rows.map(pick));
  const json = (pick: (row: PlannedTransfer) => object | null) => arrayOfJson(rows.map(pick));
  return [
    now.toISOString(),
    numbers((row) => row.journalId),
    numbers((row) => row.position),
    numbers((row) => row.fromAccountId),
    numbers((row) => row.toAccountId),
    numbers((row) => row.amount),
    numbers((row) => row.from && row.from.seq),
    numbers((row) => row.from && row.from.balance),
    numbers((row) => row.to && row.to.seq),
    numbers((row) => row.to && row.to.balance),
    texts((row) => row.posting && row.posting.kind),
    texts((row) => keyOf(row.posting?.key)),
    json((row) => row.posting && row.posting.reference),
    json((row) => row.posting?.note ?? null),
    numbers((row) => row.posting?.closes ?? null),
  ];
}

/** Writes planned transfers; the unique constraints refuse the whole when a key was taken meanwhile. */
export function insertTransfers(rows: readonly PlannedTransfer[], now: Date): Statement {
  return { name: 'ledger_insert', text: insertion, values: valuesOf(rows, now) };
}

/**
 * Writes planned transfers and the balances that they lead to. Answers how many transfers were new in `written`; when
 * that is fewer than planned, because another transaction took a key meanwhile, the balances are left as they are.
 */
export function insertTransfersAndBalances({ transfers, accounts }: Plan, now: Date): Statement {
  const text = `with written as (${insertion} on conflict do nothing returning 1),
    complete as (select count(*)::int as written, count(*) = $16::int as whole from written),
    account as (
      update ledger_account set balance = after.balance, entry_seq = after.seq, last_entry_at = $1::timestamptz
      from complete, unnest($17::bigint[], $18::bigint[], $19::bigint[]) as after (id, balance, seq)
      where complete.whole and ledger_account.id = after.id)
    select written from complete`;
  return {
    name: 'ledger_insert_with_balances',
    text,
    values: [
      ...valuesOf(transfers, now),
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
