import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** Whose money, in which currency, from which instant to which (excluded), by the days of which time zone. */
export interface MoneyDaysOf {
  memberId: string;
  currency: string;
  timeZone: string;
  from: Date;
  to: Date;
}

/** What came into an account and left it on a day, in ledger units. */
export interface MoneyDay {
  /** `YYYY-MM-DD` */
  day: string;
  deposited: bigint;
  withdrawn: bigint;
  /** Restricted credit that was granted. */
  bonus: bigint;
}

/** Settled deposits, paid withdrawals and granted credit of a member by day; a day without any is left out. */
export async function moneyDaysOf(db: Reader, of: MoneyDaysOf): Promise<MoneyDay[]> {
  const { memberId, currency, timeZone, from, to } = of;
  const { rows } = await sql<MoneyDay>`
    select (moved.at at time zone ${timeZone})::date::text as day, sum(moved.deposited)::bigint as deposited,
      sum(moved.withdrawn)::bigint as withdrawn, sum(moved.bonus)::bigint as bonus
    from (
      select settled_at as at, amount as deposited, 0 as withdrawn, 0 as bonus from wallet_deposit_settled
      where member_id = ${memberId} and currency = ${currency} and settled_at >= ${from} and settled_at < ${to}
      union all
      select paid_at, 0, amount, 0 from withdrawal
      where member_id = ${memberId} and currency = ${currency} and state in ('paid', 'disputed')
        and paid_at >= ${from} and paid_at < ${to}
      union all
      select granted_at, 0, 0, amount from bonus_credit
      where member_id = ${memberId} and currency = ${currency} and granted_at >= ${from} and granted_at < ${to}
    ) as moved
    group by 1 order by 1`.execute(db);
  return rows;
}
