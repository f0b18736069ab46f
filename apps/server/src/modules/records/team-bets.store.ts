import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { Bet, BetFilter, BetScope, BetTotals, Stretch } from './bet.model.ts';
import { isBelow, won } from './bets.filter.ts';
import { countBets, selectBets } from './bets.store.ts';

/** The first stretch of time that is looked through; each one further back is twice as long. */
const firstStretchMs = 3_600_000;

/** Whole days of the bets of everyone below an agent. */
interface TeamDays {
  ancestorId: string;
  from: Date;
  to: Date;
  days: { first: string; last: string };
}

/**
 * Some of the bets of many members in a row, newest first. No index has them in this order, so time is looked through from
 * its end backwards: only what lies around the page is sorted, and nothing before it is read.
 */
export async function selectFromEnd(
  db: Reader,
  scope: BetScope,
  filter: BetFilter & { from: Date; to: Date },
  { offset, limit }: Stretch,
): Promise<Bet[]> {
  let { to } = filter;
  let from = to;
  let newer = 0;
  for (let stretchMs = firstStretchMs; from > filter.from; stretchMs *= 2) {
    from = new Date(Math.max(filter.from.getTime(), from.getTime() - stretchMs));
    const count = newer + (await countBets(db, scope, { ...filter, from, to }));
    if (count >= offset + limit) break;
    if (count > offset) continue;
    newer = count;
    to = from;
  }
  return selectBets(db, scope, { ...filter, from, to }, { offset: offset - newer, limit });
}

/**
 * What the bets that were placed on some days come to, `settled` or all. Settled bets are read from the sums by the day on
 * which they ended; what went on over the beginning of the first day is taken off and what went on over the end of the last
 * one is added.
 */
export async function selectDayTotals(db: Reader, of: TeamDays, which: 'settled' | 'all'): Promise<BetTotals> {
  const { ancestorId, from, to, days } = of;
  const { rows } = await sql<BetTotals>`
    with part as (
      select coalesce(sum(bets), 0) as count, coalesce(sum(stake), 0) as stake, coalesce(sum(win), 0) as win,
        coalesce(sum(win - stake), 0) as net, coalesce(sum(valid_bet), 0) as valid_bet
      from bet_day
      where day between ${days.first}::date and ${days.last}::date
        and member_id in (select member_id from member_below where ancestor_id = ${ancestorId})
      union all ${goneOver(ancestorId, from, sql`-1`)}
      union all ${goneOver(ancestorId, to, sql`1`)}
      ${which === 'all' ? sql`union all ${unsettled(ancestorId, from, to)}` : sql``}
    )
    select sum(count)::integer as count, sum(stake)::bigint as stake, sum(win)::bigint as win, sum(net)::bigint as net,
      sum(valid_bet)::bigint as "validBet"
    from part`.execute(db);
  return rows[0] ?? { count: 0, stake: 0n, win: 0n, net: 0n, validBet: 0n };
}

/** Bets that were placed before an instant and ended at it or later, times `sign`. Indexes know those of 24 hours and more. */
function goneOver(ancestorId: string, at: Date, sign: RawBuilder<number>): RawBuilder<unknown> {
  const sums = sql`${sign} * count(*), ${sign} * coalesce(sum(stake), 0), ${sign} * coalesce(sum(${won}), 0),
    ${sign} * coalesce(sum(${won} - stake), 0), ${sign} * coalesce(sum(valid_bet), 0)`;
  const over = sql`placed_at < ${at} and settled_at >= ${at} and state = 'settled' and ${isBelow(ancestorId)}`;
  return sql`
    select ${sums} from bet_record
    where placed_at > ${at}::timestamptz - interval '24 hours' and settled_at - placed_at < interval '24 hours' and ${over}
    union all
    select ${sums} from bet_record where settled_at - placed_at >= interval '24 hours' and ${over}`;
}

/** Bets without a place in the sums by day: they are open, or were taken back and count nothing but themselves. */
function unsettled(ancestorId: string, from: Date, to: Date): RawBuilder<unknown> {
  const standing = (amount: RawBuilder<unknown>) => sql`coalesce(sum(${amount}) filter (where state = 'open'), 0)`;
  return sql`
    select count(*), ${standing(sql`stake`)}, ${standing(won)}, 0, ${standing(sql`valid_bet`)} from bet_record
    where state <> 'settled' and placed_at >= ${from} and placed_at < ${to} and ${isBelow(ancestorId)}`;
}
