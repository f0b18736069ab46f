import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** Whose play, in which currency, by the days of which time zone, from which to which (`YYYY-MM-DD`, both included). */
export interface PlayDaysOf {
  memberId: string;
  currency: string;
  timeZone: string;
  from: string;
  to: string;
}

/** What a member's settled bets and prizes of a day come to, in ledger units. */
export interface PlayDay {
  /** `YYYY-MM-DD` in the site's time zone. */
  day: string;
  bets: number;
  stake: bigint;
  /** With jackpots, and with prizes that belong to no bet. */
  win: bigint;
  validBet: bigint;
}

/**
 * Settled bets of a member by the day on which they ended, and prizes by the day on which they were paid; a day without any
 * is left out. Reads the sums that settlements keep, not bets. `paid` is when those days begin and end, the end excluded.
 */
export async function selectPlayDays(db: Reader, of: PlayDaysOf, paid: { from: Date; to: Date }): Promise<PlayDay[]> {
  const { memberId, currency, timeZone, from, to } = of;
  const { rows } = await sql<PlayDay>`
    select day::text as day, sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(win)::bigint as win,
      sum(valid_bet)::bigint as "validBet"
    from (
      select day, bets, stake, win, valid_bet from bet_day
      where member_id = ${memberId} and currency = ${currency} and day between ${from}::date and ${to}::date
      union all
      select (paid_at at time zone ${timeZone})::date, 0, 0, amount, 0 from prize_paid
      where member_id = ${memberId} and currency = ${currency} and paid_at >= ${paid.from} and paid_at < ${paid.to}
    ) as played
    group by day order by day`.execute(db);
  return rows;
}
