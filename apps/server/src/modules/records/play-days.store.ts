import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** Whose settled bets, in which currency, from which day to which (`YYYY-MM-DD`, both included). */
export interface PlayDaysOf {
  memberId: string;
  currency: string;
  from: string;
  to: string;
}

/** What a member's settled bets of a day come to, in ledger units. */
export interface PlayDay {
  /** `YYYY-MM-DD` in the site's time zone. */
  day: string;
  bets: number;
  stake: bigint;
  win: bigint;
  validBet: bigint;
}

/** Settled bets of a member by day; a day without any is left out. Reads the sums that settlements keep, not bets. */
export async function selectPlayDays(db: Reader, of: PlayDaysOf): Promise<PlayDay[]> {
  const { rows } = await sql<PlayDay>`
    select day::text as day, bets::integer as bets, stake, win, valid_bet as "validBet" from bet_day
    where member_id = ${of.memberId} and currency = ${of.currency}
      and day between ${of.from}::date and ${of.to}::date
    order by day`.execute(db);
  return rows;
}
