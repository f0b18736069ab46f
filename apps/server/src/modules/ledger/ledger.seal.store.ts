import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { Block } from './ledger.block.ts';

/** Any constant will do: it only has to be the same in every process that seals. */
const sealLock = 7_205_901_145;

/** Takes the sealer's turn until the transaction ends; false when another process has it. */
export async function takeSealTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sealLock}) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}

/** Every transaction below `horizon` has ended, so nothing below it can still appear; `current` is the present one. */
export async function horizonOf(db: Reader): Promise<{ horizon: bigint; current: bigint }> {
  const { rows } = await sql<{ horizon: bigint; current: bigint }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon,
      pg_current_xact_id()::text::bigint as current`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database tells no snapshot');
  return row;
}

/** A journal as it is sealed: `text` says all of it, in one way only. */
export interface SealedJournal {
  id: string;
  createdAtMs: number;
  text: string;
}

/**
 * Where blocks of about `limit` transfers end between `from` and `to`, a transaction never cut in two: the first numbers
 * behind each, at most `max` of them.
 */
export async function cutsBetween(
  db: Reader,
  { from, to, limit, max }: { from: bigint; to: bigint; limit: number; max: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ end: bigint }>`
    select max(written_in) + 1 as end from (
      select written_in, ceil(sum(count(*)) over (order by written_in) / ${limit}) as place
      from ledger_transfer where written_in >= ${from} and written_in < ${to} group by written_in
    ) as transaction group by place order by 1 limit ${max}`.execute(db);
  return rows.map(({ end }) => end);
}

/** Journals of the transactions from `from` up to and without `to`, in the order of sealing. */
export async function journalsIn(db: Reader, { from, to }: { from: bigint; to: bigint }): Promise<SealedJournal[]> {
  const { rows } = await sql<SealedJournal>`
    select transfer.journal_id as id, ceil(extract(epoch from max(created_at)) * 1000)::float8 as "createdAtMs",
      json_build_array(transfer.journal_id, min(key), min(kind), min(reference::text), min(note::text),
        min(closes_journal_id::text),
        json_agg(json_build_array(position, from_account_id::text, transfer.to_account_id::text, transfer.amount::text,
          from_seq::text, from_balance_after::text, to_seq::text, to_balance_after::text,
          (extract(epoch from created_at) * 1000000)::bigint::text, written_in::text) order by position),
        min(hold.to_account_id)::text, min(hold.amount)::text, (extract(epoch from min(hold.expires_at)) * 1000)::bigint::text
      )::text as text
    from ledger_transfer transfer left join ledger_hold hold on hold.journal_id = transfer.journal_id
    where written_in >= ${from} and written_in < ${to}
    group by transfer.journal_id order by min(written_in), transfer.journal_id`.execute(db);
  return rows;
}

/** The newest block. */
export async function lastBlock(db: Reader): Promise<Block | undefined> {
  return (await blocksFrom(db, null, 1))[0];
}

/** Up to `limit` blocks from `number` on, in their order; with null, the newest ones, newest first. */
export async function blocksFrom(db: Reader, number: bigint | null, limit: number): Promise<Block[]> {
  const which = number === null ? sql`order by number desc` : sql`where number >= ${number} order by number`;
  return selectBlocks(db, sql`${which} limit ${limit}`);
}

async function selectBlocks(db: Reader, which: RawBuilder<unknown>): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select number, written_from as "writtenFrom", written_to as "writtenTo", journals, root,
      previous_hash as "previousHash", hash, signature, key_id as "keyId",
      (extract(epoch from created_until) * 1000)::float8 as "createdUntilMs",
      (extract(epoch from sealed_at) * 1000)::float8 as "sealedAtMs"
    from ledger_block ${which}`.execute(db);
  return rows;
}

/** The blocks of these numbers that there are. */
export async function blocksOf(db: Reader, numbers: readonly bigint[]): Promise<Block[]> {
  return selectBlocks(db, sql`where number = any(${numbers.map(String)}::bigint[])`);
}

/** Journals written before an instant that no block covers: how many, and when the oldest was written. */
export async function unsealedBefore(db: Reader, before: Date): Promise<{ journals: number; oldest: Date | null }> {
  const { rows } = await sql<{ journals: number; oldest: Date | null }>`
    select count(*)::float8 as journals, min(created_at) as oldest from ledger_transfer
    where written_in >= (select coalesce(max(written_to), 0) from ledger_block)
      and position = 1 and created_at < ${before}`.execute(db);
  return rows[0] ?? { journals: 0, oldest: null };
}

/** The block that a transaction's journals are in. */
export async function blockOfTransaction(db: Reader, writtenIn: bigint): Promise<Block | undefined> {
  const { rows } = await sql<{ number: bigint }>`
    select number from ledger_block where written_from <= ${writtenIn} and written_to > ${writtenIn}
    order by written_from desc limit 1`.execute(db);
  const [found] = rows;
  return found && (await blocksFrom(db, found.number, 1))[0];
}

/** The transaction that wrote a journal; undefined when there is none of this id. */
export async function transactionOf(db: Reader, journalId: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ in: bigint }>`
    select written_in as in from ledger_transfer where journal_id = ${journalId}::uuid and position = 1`.execute(db);
  return rows[0]?.in;
}

/** Writes a block, and what each house account that it touched comes to. */
export async function insertBlock(tx: Tx, block: Block): Promise<void> {
  await tx
    .insertInto('ledger_block')
    .values({
      number: block.number,
      written_from: block.writtenFrom,
      written_to: block.writtenTo,
      journals: block.journals,
      root: block.root,
      previous_hash: block.previousHash,
      hash: block.hash,
      signature: block.signature,
      key_id: block.keyId,
      created_until: new Date(block.createdUntilMs),
      sealed_at: new Date(block.sealedAtMs),
    })
    .execute();
  await sql`
    insert into ledger_house_balance (account_id, block_number, balance, entries)
    ${houseBalancesAt(block)}`.execute(tx);
}

/** The accounts of the house whose balance at the end of a block is not what the journals up to it come to. */
export async function wrongHouseBalances(db: Reader, block: Block): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    with expected (account_id, block_number, balance, entries) as (${houseBalancesAt(block)}),
      sealed as (select * from ledger_house_balance where block_number = ${block.number})
    select account_id as id from expected full join sealed using (account_id)
    where expected.balance is distinct from sealed.balance or expected.entries is distinct from sealed.entries
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** What each house account that a block touches comes to at its end: what it was before, and the block's entries. */
function houseBalancesAt(block: Block) {
  return sql`
    select account_id, ${block.number}::bigint, coalesce(before.balance, 0) + fresh.balance,
      coalesce(before.entries, 0) + fresh.entries
    from (
      select account_id, sum(amount)::bigint as balance, count(*) as entries
      from ledger_entry join ledger_account on id = account_id
      where written_in >= ${block.writtenFrom} and written_in < ${block.writtenTo} and owner_kind = 'house'
      group by account_id
    ) as fresh
    left join lateral (
      select balance, entries from ledger_house_balance earlier
      where earlier.account_id = fresh.account_id and earlier.block_number < ${block.number}
      order by block_number desc limit 1
    ) as before on true`;
}
