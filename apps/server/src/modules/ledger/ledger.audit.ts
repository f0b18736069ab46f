import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** What the house has with someone for a purpose, in ledger units; negative is what it paid out more than it took in. */
export interface HouseBalance {
  purpose: string;
  ownerId: string;
  balance: bigint;
}

/** All accounts of one currency, added up. */
export interface TrialBalance {
  currency: string;
  /** What left accounts. */
  debit: bigint;
  /** What reached accounts. */
  credit: bigint;
  /** What players own together. */
  playerLiability: bigint;
  houses: HouseBalance[];
  /** True when debit equals credit and what players own equals what the house owes. */
  balanced: boolean;
}

/** The trial balance of every currency that the ledger has moved, from the entries alone. */
export async function trialBalance(db: Reader): Promise<TrialBalance[]> {
  const { rows } = await sql<{
    currency: string;
    purpose: string;
    owner_kind: string;
    owner_id: string;
    debit: bigint;
    credit: bigint;
  }>`
    select currency, purpose, owner_kind, case owner_kind when 'player' then '' else owner_id end as owner_id,
      coalesce(sum(-amount) filter (where amount < 0), 0)::bigint as debit,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit
    from ledger_account join ledger_entry on account_id = id
    group by 1, 2, 3, 4 order by 1, 2, 4`.execute(db);
  const held = await sql<{ currency: string; balance: bigint }>`
    select currency, sum(balance)::bigint as balance from ledger_account
    where owner_kind = 'player' group by 1`.execute(db);
  const liabilities = new Map(held.rows.map((row) => [row.currency, row.balance]));
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, accounts]) => {
    const debit = accounts.reduce((sum, row) => sum + row.debit, 0n);
    const credit = accounts.reduce((sum, row) => sum + row.credit, 0n);
    const houses = accounts
      .filter(({ owner_kind: kind }) => kind === 'house')
      .map((row) => ({ purpose: row.purpose, ownerId: row.owner_id, balance: row.credit - row.debit }));
    const playerLiability = liabilities.get(currency) ?? 0n;
    const houseTotal = houses.reduce((sum, { balance }) => sum + balance, 0n);
    return {
      currency,
      debit,
      credit,
      playerLiability,
      houses,
      balanced: debit === credit && playerLiability === -houseTotal,
    };
  });
}

/** Something in the ledger that its own entries contradict. */
export interface Discrepancy {
  accountId: bigint;
  what: 'balance' | 'sequence' | 'running_balance' | 'negative' | 'currency';
}

/** Recomputes every player's balance from the entries, and every running balance from the one before. Empty when all agree. */
export async function verify(db: Reader): Promise<Discrepancy[]> {
  const { rows } = await sql<Discrepancy>`
    with entry as (
      select account_id, amount, seq, balance_after,
        sum(amount) over (partition by account_id order by seq) as expected_after,
        row_number() over (partition by account_id order by seq) as expected_seq
      from ledger_entry join ledger_account on id = account_id where owner_kind = 'player'
    ), total as (
      select id, balance, entry_seq, coalesce(sum(amount), 0) as sum, count(amount) as count
      from ledger_account left join entry on account_id = id where owner_kind = 'player' group by id
    )
    select id as "accountId", 'balance' as what from total where balance <> sum
    union all select id, 'sequence' from total where entry_seq <> count
    union all select distinct account_id, 'sequence' from entry where seq is distinct from expected_seq
    union all select distinct account_id, 'running_balance' from entry where balance_after is distinct from expected_after
    union all select distinct account_id, 'negative' from entry where balance_after < 0
    union all select source.id, 'currency' from ledger_transfer
      join ledger_account source on source.id = from_account_id
      join ledger_account target on target.id = to_account_id where source.currency <> target.currency
    order by 1, 2`.execute(db);
  return rows;
}
