import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** Something in the ledger that its own rows contradict. */
export interface Discrepancy {
  accountId: bigint;
  /**
   * `balance`, `sequence`, `running_balance`: not what the entries come to. `negative`: a player below zero. `time`: an
   * entry that is older than the one before it. `held`: not what the open holds come to.
   */
  what: 'balance' | 'sequence' | 'running_balance' | 'negative' | 'time' | 'held';
}

async function playerDiscrepancies(db: Reader): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    with entry as (
      select account_id, amount, seq, balance_after, ledger_entry.created_at,
        sum(amount) over by_seq as expected_after, row_number() over by_seq as expected_seq,
        lag(ledger_entry.created_at) over by_seq as earlier_at
      from ledger_entry join ledger_account on id = account_id where owner_kind = 'player'
      window by_seq as (partition by account_id order by seq)
    ), total as (
      select id, balance, entry_seq, coalesce(sum(amount), 0) as sum, count(amount) as count
      from ledger_account left join entry on account_id = id where owner_kind = 'player' group by id
    )
    select id as "accountId", 'balance' as what from total where balance <> sum
    union all select id, 'sequence' from total where entry_seq <> count
    union all select distinct account_id, 'sequence' from entry where seq is distinct from expected_seq
    union all select distinct account_id, 'running_balance' from entry where balance_after is distinct from expected_after
    union all select distinct account_id, 'negative' from entry where balance_after < 0
    union all select distinct account_id, 'time' from entry where created_at < earlier_at
    order by 1, 2`.execute(db);
  return rows;
}

async function heldDiscrepancies(db: Reader): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    select id as "accountId", 'held' as what from ledger_account
    left join (
      select transfer.to_account_id as held_id, sum(hold.amount) as open
      from ledger_hold hold join ledger_transfer transfer on transfer.journal_id = hold.journal_id
      where not exists (select from ledger_transfer closing where closing.closes_journal_id = hold.journal_id)
      group by 1
    ) as holds on held_id = id
    where owner_kind = 'player' and purpose = 'held' and balance <> coalesce(open, 0)
    order by 1`.execute(db);
  return rows;
}

/** Recomputes every player's balance from the entries, and every running balance from the one before. Empty when all agree. */
export async function verify(db: Reader): Promise<Discrepancy[]> {
  return [...(await playerDiscrepancies(db)), ...(await heldDiscrepancies(db))];
}

const fundsPurposes = sql`('player_funds', 'house_funds')`;

/** What `assertWellFormed` keeps apart: what lies at a site's banks from all else, and the money of one player from another's. */
const isMixed = sql`
  (said.kind = 'funds_transfer') is distinct from (source.purpose in ${fundsPurposes} or target.purpose in ${fundsPurposes})
  or said.kind = 'funds_transfer' and (
    split_part(source.owner_id, '/', 1) <> split_part(target.owner_id, '/', 1)
    or (source.purpose = 'player_funds') = (target.purpose = 'player_funds')
    or source.purpose not in ('player_funds', 'house_funds', 'payment_clearing')
    or target.purpose not in ('player_funds', 'house_funds', 'payment_clearing'))
  or said.kind <> 'upline_transfer' and source.owner_kind = 'player' and target.owner_kind = 'player'
    and source.owner_id <> target.owner_id
  or exists (
    select from ledger_hold hold join ledger_account goal on goal.id = hold.to_account_id
    where hold.journal_id = transfer.journal_id and goal.purpose in ${fundsPurposes})`;

/**
 * Journals of transactions from `from` up to and without `to` that name an account that does not exist, join two
 * currencies, mix what has to stay apart, lack the player's side of an entry, or stand under an id that is not their key's.
 */
export async function misfits(db: Reader, range: { from: bigint; to: bigint }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct journal_id as id from ledger_transfer transfer
    left join ledger_account source on source.id = from_account_id
    left join ledger_account target on target.id = to_account_id
    cross join lateral (
      select replace(journal_id::text, '-', '') as hex, encode(sha256(convert_to(key, 'UTF8')), 'hex') as digest,
        coalesce(transfer.kind, (
          select head.kind from ledger_transfer head
          where head.journal_id = transfer.journal_id and head.position = 1)) as kind
    ) as said
    where written_in >= ${range.from} and written_in < ${range.to} and (
      source.id is null or target.id is null or source.currency <> target.currency
      or (source.owner_kind = 'player') <> (from_seq is not null)
      or (target.owner_kind = 'player') <> (to_seq is not null)
      or ${isMixed}
      -- All of the id but the two digits that say what kind of UUID it is.
      or (position = 1 and (substr(hex, 1, 12), substr(hex, 14, 3), substr(hex, 18))
        <> (substr(digest, 1, 12), substr(digest, 14, 3), substr(digest, 18, 15))))
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}
