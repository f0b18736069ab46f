import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';
import type { DayRange, TeamDay, TeamHeads } from './team.model.ts';

/** Heads of a team; a member is active whose turnover in the period reaches `activeMin` (ledger units). */
export async function selectHeads(
  db: Reader,
  ancestorId: string,
  currency: string,
  range: DayRange,
  activeMin: bigint,
): Promise<TeamHeads> {
  const { rows } = await sql<TeamHeads>`
    select count(*)::integer as "teamSize",
      (count(*) filter (where depth = 1))::integer as "directSize",
      (count(*) filter (where created_at >= ${range.from} and created_at < ${range.to}))::integer as "newMembers",
      (select count(*)::integer from (
        select d.member_id from bet_daily d
        join member_below team on team.member_id = d.member_id and team.ancestor_id = ${ancestorId}
        where d.currency = ${currency} and d.day between ${range.fromDay}::date and ${range.toDay}::date
        group by d.member_id having sum(d.valid_bet) >= greatest(${activeMin}::bigint, 1)
      ) active) as "activeMembers"
    from member_team where ancestor_id = ${ancestorId}`.execute(db);
  return rows[0] ?? { teamSize: 0, directSize: 0, newMembers: 0, activeMembers: 0 };
}

/** Every day of the range, the ones without bets too. */
export async function selectDays(
  db: Reader,
  ancestorId: string,
  currency: string,
  range: DayRange,
): Promise<TeamDay[]> {
  const { rows } = await sql<TeamDay>`
    with played as (
      select d.day, sum(d.stake) as stake, sum(d.win) as win, sum(d.valid_bet) as valid_bet
      from bet_daily d
      join member_below team on team.member_id = d.member_id and team.ancestor_id = ${ancestorId}
      where d.currency = ${currency} and d.day between ${range.fromDay}::date and ${range.toDay}::date
      group by d.day
    )
    select to_char(each.day, 'YYYY-MM-DD') as day,
      coalesce(played.stake, 0)::bigint as stake,
      coalesce(played.win, 0)::bigint as win,
      coalesce(played.valid_bet, 0)::bigint as "validBet"
    from generate_series(${range.fromDay}::date, ${range.toDay}::date, interval '1 day') as each(day)
    left join played on played.day = each.day::date
    order by each.day`.execute(db);
  return rows;
}

export async function selectDeposits(
  db: Reader,
  ancestorId: string,
  currency: string,
  range: DayRange,
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(paid.amount), 0)::bigint as amount
    from wallet_deposit_settled paid
    join member_below team on team.member_id = paid.member_id and team.ancestor_id = ${ancestorId}
    where paid.currency = ${currency} and paid.settled_at >= ${range.from} and paid.settled_at < ${range.to}`.execute(
    db,
  );
  return rows[0]?.amount ?? 0n;
}
