import { sql } from 'kysely';
import type { Database } from '#kernel/database/database.ts';

/**
 * Everything in which credit, bets, members and accounts contradict one another: a bonus account that is not what its
 * credits come to, stakes that are not those of open bets, wagering that no standing round has brought, a flag that is
 * not so.
 */
export async function disagreements(db: Database): Promise<object[]> {
  const { rows } = await sql<object>`
    select 'account' as what, member.id from member
    left join ledger_account account on account.owner_id = member.id::text and account.purpose = 'bonus'
    where coalesce(account.balance, 0) <> (
      select coalesce(sum(remaining), 0) from bonus_credit where member_id = member.id)
    union all
    select 'stake', bonus.id from bonus_credit bonus
    where at_stake <> (select coalesce(sum(amount), 0) from bet_funding where bonus_id = bonus.id and is_open)
    union all
    select 'wagering', bonus.id from bonus_credit bonus
    where state in ('active', 'used_up') and wagered <> (
      select coalesce(sum(amount), 0) from bonus_wager
      join vendor_round round on round.id = round_id and round.state <> 'refunded' where bonus_id = bonus.id)
    union all
    select 'flag', member.id from member
    where has_bonus_credit <> exists (
      select from bonus_credit where member_id = member.id and (state = 'active' or at_stake > 0))`.execute(db);
  return rows;
}
