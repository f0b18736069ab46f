import { sql } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';
import type { Comparison } from './pairs.store.ts';
import type { Difference } from './reconciliation.model.ts';

// What moved nothing with us need not be known to the vendor, nor agree in its amount. Almost all agree: they are set aside
// before anything is told apart.
const found = sql`
  found as (
    select pair.*, difference from (
      select * from reconciliation_pair
      where our_kind is null or their_kind is null or our_amount <> their_amount or our_currency <> their_currency
        or our_kind <> their_kind or our_player <> their_player or (our_state = 'done') <> (their_state = 'done')
      offset 0
    ) pair cross join lateral (values
      ('missing_our_side', our_kind is null),
      ('missing_vendor', their_kind is null and not moved_nothing),
      ('amount_diff', our_kind is not null and their_kind is not null and not moved_nothing
        and (our_currency, our_amount) is distinct from (their_currency, their_amount)),
      ('status_diff', our_kind is not null and their_kind is not null
        and (our_kind, our_player, our_state = 'done') is distinct from (their_kind, their_player, their_state = 'done'))
    ) as test (difference, is_so) where is_so
  )`;

const side = (whose: 'our' | 'their') => {
  const column = (name: string) => sql.ref(`found.${whose}_${name}`);
  const at = sql.ref(whose === 'our' ? 'found.at' : 'found.their_at');
  const instant = `YYYY-MM-DD"T"HH24:MI:SS.MS"Z"`;
  return sql`case when ${column('kind')} is not null then jsonb_build_object('kind', ${column('kind')},
    'state', ${column('state')}, 'currency', ${column('currency')}, 'amount', ${column('amount')}::text,
    'playerRef', ${column('player')}, 'at', to_char(${at} at time zone 'UTC', ${instant})) end`;
};

/** Writes what each day came to by both books. */
export async function insertSums(tx: Tx, { runId }: Pick<Comparison, 'runId'>): Promise<void> {
  await sql`
    with counted as (
      select own_day, site_id, our_currency as currency, our_kind as kind, 1 as ours, our_amount, 0 as theirs, 0 as their_amount
      from reconciliation_pair where our_kind is not null and not moved_nothing
      union all
      select own_day, site_id, their_currency, their_kind, 0, 0, 1, their_amount
      from reconciliation_pair where their_state not in ('pending', 'never_came') and (moved_nothing is not true or their_state = 'done'
        and their_kind <> 'rollback')
    )
    insert into reconciliation_sum
      (run_id, day, site_id, currency, kind, our_count, our_amount, their_count, their_amount)
    select ${runId}::uuid, own_day, site_id, currency, kind, sum(ours), sum(our_amount), sum(theirs), sum(their_amount)
    from counted where site_id is not null
    group by own_day, site_id, currency, kind`.execute(tx);
}

/**
 * Opens an item for each difference that there is no open one of, and brings the open ones to what is so now. A difference
 * that an operator has resolved and that looks as it did then stays resolved. Answers how many there are of each.
 */
export async function openItems(tx: Tx, comparison: Comparison): Promise<{ difference: Difference; count: number }[]> {
  const { runId, vendorCode, day, now } = comparison;
  const { rows } = await sql<{ difference: Difference; count: number }>`
    with ${found}, seen as (
      select found.tx_id, found.difference, found.site_id, found.own_day, found.at,
        ${side('our')} as ours, ${side('their')} as theirs,
        exists (select from reconciliation_close closed
          where closed.vendor_code = ${vendorCode} and closed.day = found.own_day
            and (found.site_id is null or closed.site_id = found.site_id)) as is_late
      from found
    ), fresh as (
      select * from seen where not exists (select from reconciliation_item known
        where known.vendor_code = ${vendorCode} and known.tx_id = seen.tx_id and known.difference = seen.difference
          and known.state = 'resolved' and known.ours is not distinct from seen.ours
          and known.theirs is not distinct from seen.theirs)
    ), written as (
      insert into reconciliation_item as item
        (id, vendor_code, tx_id, difference, site_id, day, happened_at, is_late, ours, theirs, run_id, opened_at)
      select gen_random_uuid(), ${vendorCode}, tx_id, difference, site_id, case when is_late then ${day}::date else own_day end,
        at, is_late, ours, theirs, ${runId}::uuid, ${now}::timestamptz
      from fresh
      on conflict (vendor_code, tx_id, difference) where state = 'open'
        do update set ours = excluded.ours, theirs = excluded.theirs, happened_at = excluded.happened_at
        where (item.ours, item.theirs) is distinct from (excluded.ours, excluded.theirs)
    )
    select difference, count(*)::integer as count from fresh group by difference order by difference`.execute(tx);
  return rows;
}

/** Closes the open items of the compared time on which both sides agree now; answers how many. */
export async function agreeItems(tx: Tx, comparison: Comparison): Promise<number> {
  const { runId, vendorCode, begin, end, now } = comparison;
  const { numAffectedRows } = await sql`
    with ${found}
    update reconciliation_item item
    set state = 'agreed', closed_at = ${now}, closed_by_run = ${runId}
    where vendor_code = ${vendorCode} and state = 'open' and happened_at >= ${begin} and happened_at < ${end}
      and not exists (select from found where found.tx_id = item.tx_id and found.difference = item.difference)`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}
