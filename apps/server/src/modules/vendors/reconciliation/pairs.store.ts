import { sql } from 'kysely';
import type { Tx } from '#kernel/database/database.ts';
import type { Day } from './days.ts';

/** Which transactions are compared, in which run. */
export interface Comparison {
  runId: string;
  vendorCode: string;
  /** The day of the run: what is found about a closed day keeps this one open. */
  day: Day;
  begin: Date;
  end: Date;
  now: Date;
  /** Whether the vendor tells of what moved nothing too: of bets that were declined, and of wins of nothing. */
  tellsAll: boolean;
}

/**
 * Lays both books side by side, transaction by transaction, in a table (`reconciliation_pair`) that ends with the database
 * transaction. A transaction belongs to the day on which we know it, and where we do not, to the vendor's. What moved
 * nothing with us: the mark of a bet that never came, the rollback of one, and, where the vendor does not tell of such, a win
 * of nothing. A bet that its vendor knows to be declined, and we do not know, is nobody's. Amounts are money: the bet of a
 * free round, and its rollback, come to nothing on both sides, also where the vendor does not tell free ones apart.
 */
export async function pairUp(tx: Tx, { vendorCode, begin, end, tellsAll }: Comparison): Promise<void> {
  await sql`
    create temporary table reconciliation_pair (
      tx_id text not null, at timestamptz not null, own_day date not null, site_id uuid, moved_nothing boolean,
      our_kind text, our_state text, our_currency text, our_amount bigint, our_player text,
      their_kind text, their_state text, their_currency text, their_amount bigint, their_player text, their_at timestamptz
    ) on commit drop`.execute(tx);
  await sql`
    insert into reconciliation_pair
    select kept.tx_id, kept.created_at, (kept.created_at at time zone 'UTC')::date, member.site_id,
      kept.state = 'never_came' or (kept.kind = 'rollback' and kept.amount = 0)
        or (kept.amount = 0 and told.tx_id is null and not ${tellsAll}::boolean),
      kept.kind, kept.state, kept.currency, case when played.is_free then 0 else kept.amount end, kept.member_id::text,
      told.kind, told.state, told.currency, case when played.is_free or told.is_free then 0 else told.amount end,
      lower(told.player_ref), told.happened_at
    from vendor_transaction kept
    cross join lateral (values (kept.grant_id is not null and kept.kind in ('bet', 'rollback'))) as played (is_free)
    join member on member.id = kept.member_id
    left join vendor_feed_entry told on told.tx_id = kept.tx_id and told.vendor_code = kept.vendor_code
    where kept.vendor_code = ${vendorCode} and kept.created_at >= ${begin} and kept.created_at < ${end}`.execute(tx);
  await sql`
    insert into reconciliation_pair
    select told.tx_id, told.happened_at, (told.happened_at at time zone 'UTC')::date, site.id, null,
      null, null, null, null, null,
      told.kind, told.state, told.currency, case when told.is_free then 0 else told.amount end, lower(told.player_ref), told.happened_at
    from vendor_feed_entry told
    left join site on site.merchant_code = told.operator_id
    where told.vendor_code = ${vendorCode} and told.happened_at >= ${begin} and told.happened_at < ${end}
      and (told.state <> 'never_came' or ${tellsAll}::boolean)
      and not exists (select from vendor_transaction kept
        where kept.tx_id = told.tx_id and kept.vendor_code = told.vendor_code)`.execute(tx);
}
